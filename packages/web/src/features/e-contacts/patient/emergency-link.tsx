import { useEmergencyNumber } from '../../../core/config.ts';
import { usePatientTexts } from '../../../core/texts/patient.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './emergency-link.module.css';

/** A call, not a page. */
export function EmergencyLink() {
  const emergencyNumber = useEmergencyNumber();
  const { mine } = usePatientTexts().eContacts;
  return (
    <a className={styles.link} href={`tel:${emergencyNumber}`} aria-label={mine.call(emergencyNumber)}>
      <Icon name="phone" />
      {emergencyNumber}
    </a>
  );
}
