import type { DraftCard as Draft } from '@tervita/contract/e-contacts';
import styles from '../my-e-contacts-page.module.css';
import { AlarmingDraftCard } from './alarming-draft-card.tsx';

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
