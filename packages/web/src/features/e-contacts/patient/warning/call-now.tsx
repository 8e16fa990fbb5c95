import type { PatientTimeline, Warning } from '@tervita/contract/e-contacts';
import { useEmergencyNumber } from '../../../../core/config.ts';
import { useFormat } from '../../../../core/format/index.ts';
import { Call, Calls } from './calls.tsx';
import { useWarningTexts } from './texts.ts';
import styles from './warning.module.css';

interface Props {
  /** Where it stands: when the clinic gets it, or since when it has it. */
  readonly more?: string | undefined;
}

/** Stays on every page after a grave sign, until somebody at the clinic has answered: whoever reads on must still call. */
export function CallNow({ more }: Props) {
  const t = useWarningTexts();
  const emergency = useEmergencyNumber();
  return (
    <section className={styles.now} aria-labelledby="call-now">
      <h2 id="call-now" className={styles.nowTitle}>
        {t.callNow(emergency)}
      </h2>
      <p className={styles.flat}>{[t.callNowText, more].filter(Boolean).join(' ')}</p>
      <Call isFirst phone={emergency} words={t.call(emergency)} />
    </section>
  );
}

/** What was written is not at the clinic, and nobody could say whether it tells of danger. */
export function ClinicKnowsNothing() {
  const t = useWarningTexts();
  const emergency = useEmergencyNumber();
  return (
    <section className={styles.now}>
      <h2 className={styles.nowTitle}>{t.notTold}</h2>
      <p className={styles.flat}>{t.inDanger(emergency)}</p>
      <Call isFirst phone={emergency} words={t.call(emergency)} />
    </section>
  );
}

type Sent = Pick<PatientTimeline['eContact'], 'emergencySince' | 'clinic'>;

/** The clinic has a grave sign and has not answered it. */
export function CallUntilAnswered({ eContact: { emergencySince, clinic } }: { eContact: Sent }) {
  const t = useWarningTexts();
  const format = useFormat(clinic.timeZone);
  return emergencySince ? <CallNow more={t.hasItSince(format.moment(emergencySince))} /> : null;
}

/** Words that are saved and not sent tell of danger: only their writer is told. */
export function CallForUnsent({ warning }: { warning: Warning }) {
  const t = useWarningTexts();
  const { title, text, country } = warning;
  return (
    <section className={styles.now} role="alert">
      <h2 className={styles.nowTitle}>{title}</h2>
      <p className={styles.flat}>{`${text} ${t.unsentWords}`}</p>
      <Calls {...{ warning, country }} />
    </section>
  );
}
