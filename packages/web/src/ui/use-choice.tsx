import { type ReactNode, use, useId } from 'react';
import { ChoiceContext } from './choice-context.ts';
import { Icon } from './icon.tsx';
import styles from './use-choice.module.css';

export interface ChoiceProps {
  value: string;
  children: ReactNode;
  hint?: ReactNode;
  isDisabled?: boolean | undefined;
}

/** What a choice of the group around it knows: the input, its mark and whether it is chosen. */
export function useChoice(value: string, isDisabled: boolean | undefined) {
  const id = useId();
  const group = use(ChoiceContext);
  if (!group) throw new Error('A choice needs a RadioGroup or CheckboxGroup around it');
  const isChosen = group.values.includes(value);
  const control = (
    <>
      <input
        id={id}
        className={styles.input}
        data-own-focus=""
        type={group.kind}
        name={group.name}
        value={value}
        checked={isChosen}
        disabled={isDisabled ?? group.isDisabled}
        onChange={(event) => group.toggle(value, event.target.checked)}
        onClick={group.press && (() => group.press?.(value))}
        {...group.watchKeys}
      />
      <span className={styles.mark} data-kind={group.kind}>
        {group.kind === 'checkbox' ? <Icon name="check" size="sm" /> : null}
      </span>
    </>
  );
  return { id, control, isChosen, isInvalid: group.isInvalid };
}
