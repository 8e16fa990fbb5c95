import type { DraftCard as Draft } from '@tervita/contract/e-contacts';
import { usePatientTexts } from '../../../../../core/texts/patient.ts';
import styles from '../my-e-contacts-page.module.css';
import { DraftCard } from './draft-card.tsx';

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
