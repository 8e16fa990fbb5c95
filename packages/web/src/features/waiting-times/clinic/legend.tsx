import { useWaitingTexts } from '../texts.ts';
import styles from './waiting.module.css';

export function Legend() {
  const t = useWaitingTexts();
  return (
    <p className={styles.legend}>
      <span className={styles.half}>{t.halfFaster}</span>
      <span className={styles.most}>{t.nineFaster}</span>
    </p>
  );
}
