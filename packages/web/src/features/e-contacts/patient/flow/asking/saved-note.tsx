import { Icon } from '../../../../../ui/icon.tsx';
import { useAskingTexts } from '../texts.ts';
import styles from './asking.module.css';

/** Quietly under the button, once there is something to keep. */
export function SavedNote() {
  const t = useAskingTexts().question;
  return (
    <span className={styles.saved}>
      <Icon name="circle-check" size="sm" />
      {t.saved}
    </span>
  );
}
