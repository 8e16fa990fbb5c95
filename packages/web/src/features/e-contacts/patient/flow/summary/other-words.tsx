import { useMutation } from '@tanstack/react-query';
import { deleteDraft, saveDraft } from '@tervita/contract/e-contacts';
import type { Language } from '@tervita/domain/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, call } from '../../../../../core/api/index.ts';
import { useFormat } from '../../../../../core/format/index.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';
import { BottomBar } from '../../../../../ui/bottom-bar.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import type { OtherDraft } from '../../drafts/open-draft.ts';
import { bodyOf, putDraft } from '../../drafts/put-draft.ts';
import { type Content, forgetUnsaved } from '../../drafts/unsaved-draft.ts';
import flow from '../flow.module.css';
import { flowAddress } from '../flow-choice.ts';
import type { FlowTarget } from '../flow-target.ts';
import { nameOf, usePerson } from '../for-whom/use-persons.ts';
import { useSendingTexts } from '../texts.ts';
import { useClinics } from '../where/use-clinics.ts';

interface Props {
  readonly other: OtherDraft;
  readonly target: FlowTarget;
  readonly onTaken: () => void;
}

/** Leaves the former draft its answers, and where they go to the clinic by themselves its files with them. */
const moveOutOf = (other: OtherDraft, id: string, moved: Content, language: Language) => {
  const files = other.goesAt ? [] : moved.files;
  const body = { ...bodyOf({ ...moved, files }, language), takenFrom: other.id };
  return call(saveDraft, { params: { id }, body }, { seen: 0 });
};

const orGone = (error: unknown) => {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
};

interface Taken {
  /** What was answered is thrown away when the words are safe in their new place. */
  readonly throwsAway: boolean;
}

/** Moves the words; answers that stand behind them may not move along. */
const useTaking = ({ other, target, onTaken }: Props) => {
  const { userId } = useUser();
  const language = useLanguage();
  const navigate = useNavigate();
  // Tried again, it is still one draft.
  const [newId] = useState(() => crypto.randomUUID());
  const { personId, clinicId, type } = target;
  return useMutation({
    mutationFn: async ({ throwsAway }: Taken) => {
      const { content, hasQuestionnaire } = other;
      const { text, files } = content;
      const moved = { text, files, personId, clinicId, type };
      if (hasQuestionnaire) await moveOutOf(other, newId, moved, language);
      else await putDraft(other.id, moved, other.version, language);
      if (throwsAway) await call(deleteDraft, { params: { id: other.id } }).catch(orGone);
      return hasQuestionnaire ? newId : other.id;
    },
    onSuccess: async (draftId) => {
      // A copy on this device would bring the words back to where they were.
      forgetUnsaved(userId, other.id);
      await navigate(flowAddress('summary', { ...target, draftId }), { replace: true });
      onTaken();
    },
  });
};

/** Words that were written for somebody else, or for another clinic, go along only when their author says so. */
export function OtherWords(props: Props) {
  const { other, target } = props;
  const t = useSendingTexts().otherWords;
  const taking = useTaking(props);
  const { personId, clinicId } = other.content;
  const [writtenFor, meantFor] = [usePerson(personId), usePerson(target.personId)];
  const writtenForName = writtenFor ? nameOf(writtenFor) : '…';
  const meantForName = meantFor ? nameOf(meantFor) : '…';
  const clinic = useClinics(personId).data?.clinics.find((each) => each.clinicId === clinicId);
  const format = useFormat(clinic?.openingHours.timeZone);
  return (
    <>
      <div className={flow.page}>
        <PageTitle takesFocus>{t.title}</PageTitle>
        <p>{t.text(writtenForName, clinic?.name ?? '…')}</p>
        {other.goesAt ? (
          <Callout tone="danger">{t.alarm(writtenForName, format.time(other.goesAt))}</Callout>
        ) : other.hasQuestionnaire ? (
          <p className={flow.muted}>{t.answersStay}</p>
        ) : null}
        {other.goesAt || other.content.files.length === 0 ? null : (
          <p className={flow.muted}>{t.filesMove(meantForName)}</p>
        )}
        {taking.isError ? (
          <Callout tone="danger" role="alert">
            {t.failed}
          </Callout>
        ) : null}
      </div>
      <BottomBar layout="stack">
        <Button
          isWide
          isPending={taking.isPending}
          pendingLabel={t.title}
          onPress={() => taking.mutate({ throwsAway: false })}
        >
          {t.use(meantForName)}
        </Button>
        {other.goesAt ? (
          <Button
            isWide
            variant="secondary"
            isDisabled={taking.isPending}
            onPress={() => taking.mutate({ throwsAway: true })}
          >
            {t.throwAway(meantForName)}
          </Button>
        ) : null}
        <LinkButton isWide variant="ghost" to={flowAddress('create', { ...target, draftId: undefined })}>
          {t.empty}
        </LinkButton>
      </BottomBar>
    </>
  );
}
