import styles from './choice-card.module.css';
import { type ChoiceProps, useChoice } from './use-choice.tsx';

/** A whole card to press; a radio or a checkbox by the group around it. */
export function ChoiceCard({ value, children, hint, isDisabled }: ChoiceProps) {
  const { id, control, isChosen, isInvalid } = useChoice(value, isDisabled);
  return (
    <label
      htmlFor={id}
      className={styles.card}
      data-card=""
      data-selected={isChosen || undefined}
      data-invalid={isInvalid || undefined}
    >
      {control}
      <span className={styles.text}>
        <span className={styles.words}>{children}</span>
        {hint ? <span className={styles.hint}>{hint}</span> : null}
      </span>
    </label>
  );
}
