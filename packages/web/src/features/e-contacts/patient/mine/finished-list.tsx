import { patientPageSize } from '@tervita/domain/e-contacts';
import { TryAgain } from '../../../../core/api/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { SkeletonRows } from '../../../../ui/skeleton.tsx';
import { AdSlot } from '../../../ads/index.ts';
import { FinishedCard } from './e-contact-card.tsx';
import styles from './my-e-contacts-page.module.css';
import { OlderButton } from './older-button.tsx';
import { useMyEContacts } from './use-my-e-contacts.ts';

/** Five at a time, older ones on demand. */
export function FinishedList() {
  const { core, eContacts } = usePatientTexts();
  const t = eContacts.mine;
  const finished = useMyEContacts('finished', patientPageSize);
  const { found } = finished;
  if (finished.isError && !found) {
    return <ErrorState title={t.loadFailed} action={<TryAgain answer={finished} />} />;
  }
  if (!found) return <SkeletonRows label={core.loading} count={3} />;
  if (found.length === 0) {
    return (
      <EmptyState icon={<Icon name="check" />} title={t.finishedEmptyTitle}>
        {t.finishedEmptyText}
      </EmptyState>
    );
  }
  return (
    <div className={styles.section}>
      <ul className={styles.cards}>
        {found.map((eContact) => (
          <li key={eContact.id}>
            <FinishedCard eContact={eContact} />
          </li>
        ))}
      </ul>
      <OlderButton answer={finished} count={patientPageSize} />
      <AdSlot />
    </div>
  );
}
