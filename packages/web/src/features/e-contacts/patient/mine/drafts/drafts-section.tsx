import type { DraftCard as Draft } from '@tervita/contract/e-contacts';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import styles from '../my-e-contacts-page.module.css';
import { AlarmingDraftCard } from './alarming-draft-card.tsx';
import { DraftCard } from './draft-card.tsx';

/** Those with a grave sign of danger, which go to the clinic by themselves. */
export function AlarmingDrafts({ drafts }: { drafts: readonly Draft[] }) {
  return (
    <ul className={styles.cards}>
      {drafts.flatMap((draft) =>
        draft.goesAt === null ? (
          []
        ) : (
          <li key={draft.id}>
            <AlarmingDraftCard draft={draft} goesAt={draft.goesAt} />
          </li>
        ),
      )}
    </ul>
  );
}

/** Begun and not sent: continue or delete. */
export function DraftsSection({ drafts }: { drafts: readonly Draft[] }) {
  const { sections } = usePatientTexts().eContacts.mine;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{sections.notSent}</h2>
      <ul className={styles.cards}>
        {drafts.map((draft) => (
          <li key={draft.id}>
            <DraftCard draft={draft} />
          </li>
        ))}
      </ul>
    </section>
  );
}
