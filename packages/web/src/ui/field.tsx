import type { ReactNode } from 'react';
import styles from './field.module.css';
import type { FieldTexts } from './field-ids.ts';
import { Icon } from './icon.tsx';

interface Props extends FieldTexts {
  id: string;
  children: ReactNode;
  /** Shown at the end of the hint's line: a counter. */
  aside?: ReactNode;
}

export function Field({
  id,
  label,
  hint,
  error,
  optional,
  lockedBecause,
  isLabelHidden,
  aside,
  children,
}: Props) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} data-hidden={isLabelHidden || undefined}>
        {label}
        {optional ? <span className={styles.optional}> {optional}</span> : null}
      </label>
      {children}
      <FieldError id={id} error={error} />
      {lockedBecause ? (
        <p id={`${id}-locked`} className={styles.hint}>
          {lockedBecause}
        </p>
      ) : null}
      {hint || aside ? (
        <div className={styles.foot}>
          {hint ? (
            <p id={`${id}-hint`} className={styles.hint}>
              {hint}
            </p>
          ) : null}
          {aside ?? null}
        </div>
      ) : null}
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className={styles.error}>
      <Icon name="triangle-alert" size="sm" />
      <span>{error}</span>
    </p>
  );
}
