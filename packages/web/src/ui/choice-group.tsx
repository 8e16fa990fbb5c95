import { type ReactNode, useId } from 'react';
import styles from './choice-group.module.css';
import { FieldError } from './field.tsx';

export interface ChoiceGroupTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** The label is the page's own title. */
  isLabelHidden?: boolean | undefined;
}

interface Props extends ChoiceGroupTexts {
  role: 'group' | 'radiogroup';
  layout?: 'stack' | 'row' | undefined;
  children: ReactNode;
}

/** Label, hint and error around choices; used by CheckboxGroup and RadioGroup. */
export function ChoiceGroup({ role, label, hint, error, isLabelHidden, layout = 'stack', children }: Props) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <fieldset
      role={role}
      className={styles.group}
      aria-describedby={described || undefined}
      aria-invalid={role === 'radiogroup' && error ? true : undefined}
    >
      <legend className={styles.label} data-hidden={isLabelHidden || undefined}>
        {label}
      </legend>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <div className={styles.choices} data-layout={layout}>
        {children}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
