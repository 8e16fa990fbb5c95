import styles from './radio.module.css';
import { type ChoiceProps, useChoice } from './use-choice.tsx';

/** A plain choice of a RadioGroup; patients mostly get a ChoiceCard. */
export function Radio({ value, children, hint, isDisabled }: ChoiceProps) {
  const { id, control } = useChoice(value, isDisabled);
  return (
    <label className={styles.radio} htmlFor={id}>
      {control}
      <span className={styles.text}>
        {children}
        {hint ? <span className={styles.hint}>{hint}</span> : null}
      </span>
    </label>
  );
}
