import { type ChangeEvent, type ComponentProps, useState } from 'react';
import styles from './control.module.css';
import { Field } from './field.tsx';
import { type FieldTexts, useFieldIds } from './field-ids.ts';
import area from './text-area.module.css';
import { useAutoGrow } from './use-auto-grow.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type Native = Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'children'>;

export interface TextAreaProps extends Native, FieldTexts {
  /** With a limit a counter shows; typing goes on past it, so that a pasted text is never cut. */
  limit?: number | undefined;
  /** The counter is seen from 80 % on only: where every line counts. */
  isCounterLate?: boolean | undefined;
  /** Read out at 80 % and at 100 %; gets how many characters are left (below zero: too many). */
  announceLeft?: ((left: number) => string) | undefined;
  /** Inside a box that draws the edge itself, such as a composer. */
  isBare?: boolean | undefined;
}

type Mark = 'room' | 'near' | 'full';
const markOf = (length: number, limit: number): Mark =>
  length >= limit ? 'full' : length >= limit * 0.8 ? 'near' : 'room';

export function TextArea({
  label,
  hint,
  error,
  optional,
  lockedBecause,
  isLabelHidden,
  limit,
  announceLeft,
  isCounterLate = false,
  isBare = false,
  id: given,
  rows = 3,
  onChange,
  readOnly,
  ref,
  ...native
}: TextAreaProps) {
  const { id, describedBy } = useFieldIds({ hint, error, lockedBecause }, given);
  const [typed, setTyped] = useState(() => String(native.defaultValue ?? '').length);
  const length = native.value === undefined ? typed : String(native.value).length;
  const grown = useAutoGrow(ref, native.value);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length);
    onChange?.(event);
  };
  const counter = limit ? <Counter {...{ length, limit, announceLeft, isCounterLate }} /> : null;
  return (
    <Field {...{ id, label, hint, error, optional, lockedBecause, isLabelHidden }} aside={counter}>
      <div
        className={styles.control}
        data-bare={isBare || undefined}
        data-invalid={Boolean(error) || undefined}
        data-locked={lockedBecause !== undefined || undefined}
      >
        <textarea
          {...native}
          id={id}
          ref={grown}
          rows={rows}
          style={{ minHeight: `calc(${rows} * var(--body-lh) + var(--area-pad) * 2)` }}
          className={area.area}
          data-own-focus=""
          readOnly={readOnly ?? lockedBecause !== undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={[describedBy, native['aria-describedby']].filter(Boolean).join(' ') || undefined}
          onChange={change}
        />
      </div>
    </Field>
  );
}

interface CounterProps {
  length: number;
  limit: number;
  announceLeft: TextAreaProps['announceLeft'];
  isCounterLate: boolean;
}

function Counter({ length, limit, announceLeft, isCounterLate }: CounterProps) {
  const mark = markOf(length, limit);
  const [announced, setAnnounced] = useState<{ mark: Mark; text: string }>({ mark, text: '' });
  // Said once on each crossing, not on every letter.
  if (announced.mark !== mark)
    setAnnounced({ mark, text: mark === 'room' ? '' : (announceLeft?.(limit - length) ?? '') });
  return (
    <>
      {isCounterLate && mark === 'room' ? null : (
        <span className={area.counter} data-mark={length > limit ? 'over' : mark} aria-hidden="true">
          {length} / {limit}
        </span>
      )}
      <VisuallyHidden role="status">{announced.text}</VisuallyHidden>
    </>
  );
}
