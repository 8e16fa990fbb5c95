import styles from './choice-chip.module.css';
import { Icon } from './icon.tsx';
import { type ChoiceProps, useChoice } from './use-choice.tsx';

/** A short choice of a CheckboxGroup in a row; the tick comes with the choosing. */
export function ChoiceChip({ value, children, isDisabled }: Omit<ChoiceProps, 'hint'>) {
  const { id, control, isChosen } = useChoice(value, isDisabled);
  return (
    <label htmlFor={id} className={styles.chip} data-chip="" data-selected={isChosen || undefined}>
      {control}
      {isChosen ? <Icon name="check" size="sm" /> : null}
      {children}
    </label>
  );
}
