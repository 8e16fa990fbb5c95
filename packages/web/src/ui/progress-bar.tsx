import styles from './progress-bar.module.css';

interface Props {
  label: string;
  /** 0 to 100. */
  value: number;
  /** The same in words: "64 %", "Question 4 of about 7". */
  valueText?: string | undefined;
  /** thin: the line under a flow's header. */
  variant?: 'bar' | 'thin' | undefined;
  tone?: 'primary' | 'turn' | 'danger' | undefined;
}

export const ProgressBar = ({ label, value, valueText, variant = 'bar', tone = 'primary' }: Props) => {
  const shown = Math.min(100, Math.max(0, value));
  return (
    <div
      role="progressbar"
      className={styles.track}
      data-variant={variant}
      data-tone={tone}
      aria-label={label}
      aria-valuenow={Math.round(shown)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
    >
      <div className={styles.fill} style={{ width: `${shown}%` }} />
    </div>
  );
};
