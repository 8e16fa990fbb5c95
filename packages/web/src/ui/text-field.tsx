import type { ComponentProps, ReactNode } from 'react';
import styles from './control.module.css';
import { Field } from './field.tsx';
import { type FieldTexts, useFieldIds } from './field-ids.ts';
import { Icon } from './icon.tsx';

type Native = Omit<ComponentProps<'input'>, 'className' | 'style' | 'children' | 'prefix'>;

export interface TextFieldProps extends Native, FieldTexts {
  /** Before the text: an icon or a country prefix. */
  lead?: ReactNode;
  /** After the text: a unit or a button. */
  trail?: ReactNode;
}

/** Takes what react-hook-form's register gives, or value and onChange. */
export function TextField({
  label,
  hint,
  error,
  optional,
  lockedBecause,
  isLabelHidden,
  lead,
  trail,
  id: given,
  readOnly,
  ...native
}: TextFieldProps) {
  const { id, describedBy } = useFieldIds({ hint, error, lockedBecause }, given);
  const isLocked = lockedBecause !== undefined;
  return (
    <Field {...{ id, label, hint, error, optional, lockedBecause, isLabelHidden }}>
      <div
        className={styles.control}
        data-invalid={Boolean(error) || undefined}
        data-locked={isLocked || undefined}
      >
        {typeof lead === 'string' ? <span className={styles.affix}>{lead}</span> : (lead ?? null)}
        <input
          {...native}
          id={id}
          className={styles.input}
          data-own-focus=""
          readOnly={readOnly ?? isLocked}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
        />
        {typeof trail === 'string' ? <span className={styles.affix}>{trail}</span> : (trail ?? null)}
        {isLocked ? <Icon name="lock" size="sm" /> : null}
      </div>
    </Field>
  );
}
