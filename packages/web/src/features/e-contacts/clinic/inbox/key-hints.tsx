import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { Kbd } from '../../../../ui/kbd.tsx';
import styles from './key-hints.module.css';

/** What the keys do here; for those who never leave the keyboard. */
export function KeyHints() {
  const { keys } = useClinicTexts().eContacts.inbox;
  return (
    <p className={styles.hints}>
      <span>
        <Kbd>J</Kbd> <Kbd>K</Kbd> {keys.move}
      </span>
      <span>
        <Kbd>Enter</Kbd> {keys.open}
      </span>
      <span>
        <Kbd>R</Kbd> {keys.reply}
      </span>
    </p>
  );
}
