import type { DraftCard as Draft, PatientEContactCard } from '@tervita/contract/e-contacts';
import styles from '../my-e-contacts-page.module.css';
import { AlarmingDraftCard } from './alarming-draft-card.tsx';
import { DraftCard } from './draft-card.tsx';
import { EmergencyCard } from './emergency-card.tsx';

interface Props {
  readonly drafts: readonly Draft[];
  readonly eContacts: readonly PatientEContactCard[];
}

/**
 * Those with a grave sign of danger: not sent, which go to the clinic by themselves or tell of it to their writer alone, and
 * sent, which it has not answered.
 */
export function Alarms({ drafts, eContacts }: Props) {
  return (
    <ul className={styles.cards}>
      {drafts.map((draft) => (
        <li key={draft.id}>
          {draft.goesAt === null ? (
            <DraftCard draft={draft} />
          ) : (
            <AlarmingDraftCard draft={draft} goesAt={draft.goesAt} />
          )}
        </li>
      ))}
      {eContacts.flatMap((eContact) =>
        eContact.emergencySince === null ? (
          []
        ) : (
          <li key={eContact.id}>
            <EmergencyCard eContact={eContact} since={eContact.emergencySince} />
          </li>
        ),
      )}
    </ul>
  );
}
