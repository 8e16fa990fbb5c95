import { useQueryClient } from '@tanstack/react-query';
import { type DraftCard, listDrafts, type PatientEContactCard } from '@tervita/contract/e-contacts';
import { lazy, Suspense, useEffect } from 'react';
import { queryKeyOf } from '../../../../../core/api/index.ts';
import { unsavedIds } from '../../../../../core/drafts/drafts.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { loadPart, useLanguage } from '../../../../../core/texts/index.ts';

/** Comes with its words when there is something unsent; most visits need neither. */
const loadWords = async () => {
  const [{ sendingPart }, { warningPart }] = await Promise.all([
    import('../../flow/texts.ts'),
    import('../../warning/texts.ts'),
  ]);
  await Promise.all([loadPart(sendingPart), loadPart(warningPart)]);
};
const Section = lazy(async () => {
  const [{ DraftsSection }] = await Promise.all([import('./drafts-section.tsx'), loadWords()]);
  return { default: DraftsSection };
});
const Alarms = lazy(async () => {
  const [{ Alarms }] = await Promise.all([import('./alarms.tsx'), loadWords()]);
  return { default: Alarms };
});

interface Unanswered {
  readonly drafts: readonly DraftCard[];
  readonly eContacts: readonly PatientEContactCard[];
}

/** On top of everything: a grave sign of danger stands in them. */
export const WithDanger = ({ drafts, eContacts }: Unanswered) =>
  drafts.length + eContacts.length > 0 ? (
    <Suspense>
      <Alarms {...{ drafts, eContacts }} />
    </Suspense>
  ) : null;

export const Drafts = ({ drafts }: { drafts: readonly DraftCard[] }) => (
  <Suspense>
    <Section drafts={drafts} />
  </Suspense>
);

/** What was written here without a connection goes to the server, and into the list. */
export const useUnsentHere = (): void => {
  const { userId } = useUser();
  const language = useLanguage();
  const client = useQueryClient();
  useEffect(() => {
    const send = async () => {
      if (unsavedIds(userId).length === 0) return;
      const { syncDrafts } = await import('../../drafts/sync-drafts.ts');
      if (await syncDrafts(userId, language))
        await client.invalidateQueries({ queryKey: queryKeyOf(listDrafts) });
    };
    const trySending = () => void send().catch(() => undefined);
    trySending();
    addEventListener('online', trySending);
    return () => removeEventListener('online', trySending);
  }, [userId, language, client]);
};
