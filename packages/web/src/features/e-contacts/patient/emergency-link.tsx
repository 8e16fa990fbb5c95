import { useTexts } from '../../../core/texts/index.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './emergency-link.module.css';

/** One number in every market we serve first; a call, not a page. */
export const emergencyNumber = '112';

export function EmergencyLink() {
  const { mine } = useTexts().eContacts;
  return (
    <a className={styles.link} href={`tel:${emergencyNumber}`} aria-label={mine.call(emergencyNumber)}>
      <Icon name="phone" />
      {emergencyNumber}
    </a>
  );
}
