import { useEmergencyNumber } from '../../../../core/config.ts';
import { Call } from './calls.tsx';
import { useWarningTexts } from './texts.ts';
import styles from './warning.module.css';

/** Stays on every page after a grave sign, until somebody at the clinic has answered: whoever reads on must still call. */
export function CallNow() {
  const t = useWarningTexts();
  const emergency = useEmergencyNumber();
  return (
    <section className={styles.now} aria-labelledby="call-now">
      <h2 id="call-now" className={styles.nowTitle}>
        {t.callNow(emergency)}
      </h2>
      <p className={styles.flat}>{t.callNowText}</p>
      <Call isFirst phone={emergency} words={t.call(emergency)} />
    </section>
  );
}
