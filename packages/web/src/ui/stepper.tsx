import { Icon } from './icon.tsx';
import styles from './stepper.module.css';

interface Props {
  label: string;
  steps: readonly string[];
  /** Index of the step the reader is on. */
  current: number;
  /** Read out after a finished step. */
  doneLabel: string;
}

export const Stepper = ({ label, steps, current, doneLabel }: Props) => (
  <ol className={styles.stepper} aria-label={label}>
    {steps.map((step, at) => (
      <li
        key={step}
        className={styles.step}
        data-state={at < current ? 'done' : at === current ? 'current' : 'ahead'}
        aria-current={at === current ? 'step' : undefined}
      >
        <span className={styles.mark}>
          {at < current ? <Icon name="check" size="sm" label={doneLabel} /> : at + 1}
        </span>
        <span className={styles.words}>{step}</span>
      </li>
    ))}
  </ol>
);
