import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { Field } from './field.tsx';
import { useFieldIds } from './field-ids.ts';
import styles from './otp-field.module.css';

interface Props {
  id?: string | undefined;
  label: string;
  value: string;
  onChange: (digits: string) => void;
  /** Called once with the whole code when its last digit comes in. */
  onComplete?: ((digits: string) => void) | undefined;
  length?: number | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  isDisabled?: boolean | undefined;
  takesFocus?: boolean | undefined;
}

/** One input drawn as cells: paste, one-time-code autofill and screen readers work as in any field. */
export function OtpField(props: Props) {
  const {
    id: given,
    label,
    value,
    onChange,
    onComplete,
    length = 6,
    hint,
    error,
    isDisabled,
    takesFocus = false,
  } = props;
  const { id, describedBy } = useFieldIds({ hint, error }, given);
  const input = useRef<HTMLInputElement>(null);
  const [isFocused, setFocused] = useState(false);

  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.target.value.replace(/\D/g, '').slice(0, length);
    if (digits === value) return;
    onChange(digits);
    if (digits.length === length) onComplete?.(digits);
  };
  const current = Math.min(value.length, length - 1);

  return (
    <Field {...{ id, label, hint, error }}>
      <div
        className={styles.otp}
        data-invalid={error ? '' : undefined}
        data-disabled={isDisabled ? '' : undefined}
      >
        <input
          ref={input}
          id={id}
          className={styles.input}
          data-own-focus=""
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d*"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          disabled={isDisabled}
          value={value}
          onChange={change}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
        {Array.from({ length }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
            key={at}
            className={styles.cell}
            data-current={(isFocused && at === current) || undefined}
            aria-hidden="true"
          >
            {value[at] ?? ''}
          </span>
        ))}
      </div>
    </Field>
  );
}
