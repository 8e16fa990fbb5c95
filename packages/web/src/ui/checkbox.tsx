import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';
import { FieldError } from './field.tsx';
import { Icon } from './icon.tsx';

type Native = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'children'>;

interface Props extends Native {
  children: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Some of what it stands for is chosen. */
  isIndeterminate?: boolean | undefined;
  /** For a row whose words stand elsewhere. */
  isLabelHidden?: boolean | undefined;
}

export function Checkbox({
  children,
  hint,
  error,
  isIndeterminate = false,
  isLabelHidden,
  id: given,
  ref,
  'aria-describedby': describedBy,
  ...native
}: Props) {
  const made = useId();
  const id = given ?? made;
  const described = [error && `${id}-error`, hint && `${id}-hint`, describedBy].filter(Boolean).join(' ');
  return (
    <div className={styles.checkbox}>
      <label className={styles.label} htmlFor={id}>
        <input
          {...native}
          id={id}
          type="checkbox"
          className={styles.input}
          data-own-focus=""
          ref={(input) => {
            // Only a script can say "some"; there is no attribute for it.
            if (input) input.indeterminate = isIndeterminate;
            if (typeof ref === 'function') ref(input);
            else if (ref) ref.current = input;
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <span
          className={styles.box}
          data-invalid={error ? '' : undefined}
          data-mixed={isIndeterminate || undefined}
        >
          <Icon name={isIndeterminate ? 'minus' : 'check'} size="sm" />
        </span>
        <span className={isLabelHidden ? styles.hidden : styles.text}>{children}</span>
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  );
}
