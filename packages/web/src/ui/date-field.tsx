import type { ClipboardEvent } from 'react';
import control from './control.module.css';
import styles from './date-field.module.css';
import { type DatePart, dateOrder, joinDate, pastedDate, splitDate } from './date-text.ts';
import { FieldError } from './field.tsx';
import { useFieldIds } from './field-ids.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Props {
  id?: string | undefined;
  label: string;
  /** Where the page asks for it above. */
  isLabelHidden?: boolean | undefined;
  partLabels: Record<DatePart, string>;
  /** As joinDate makes it. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** Says in which order the parts stand. */
  locale: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** "bday" for one's own birth date. */
  autoComplete?: 'bday' | undefined;
}

/** A date people know by heart, typed as three parts; a calendar would be slower. */
export function DateField(props: Props) {
  const { label, partLabels, value, onChange, onBlur, locale, hint, error, autoComplete } = props;
  const { id, describedBy } = useFieldIds({ hint, error }, props.id);
  const typed = splitDate(value);
  const order = dateOrder(locale);
  const paste = (event: ClipboardEvent) => {
    const whole = pastedDate(event.clipboardData.getData('text'), order);
    if (!whole) return;
    event.preventDefault();
    onChange(whole);
  };
  return (
    <fieldset className={styles.field} aria-describedby={describedBy}>
      <legend className={props.isLabelHidden ? undefined : styles.legend}>
        {props.isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </legend>
      <div className={styles.parts}>
        {order.map((part, at) => (
          <label key={part} className={styles.part} data-part={part}>
            {partLabels[part]}
            <span className={control.control} data-invalid={error ? '' : undefined}>
              <input
                id={at === 0 ? id : undefined}
                className={control.input}
                data-own-focus=""
                type="text"
                inputMode="numeric"
                maxLength={part === 'year' ? 4 : 2}
                autoComplete={autoComplete ? `${autoComplete}-${part}` : 'off'}
                aria-invalid={error ? true : undefined}
                value={typed[part]}
                onPaste={paste}
                onBlur={onBlur}
                onChange={(event) =>
                  onChange(joinDate({ ...typed, [part]: event.target.value.replace(/\D/g, '') }))
                }
              />
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
    </fieldset>
  );
}
