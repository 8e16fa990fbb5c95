import { type ReactNode, useId } from 'react';
import styles from './segmented-control.module.css';

interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
}

interface Props<Value extends string> {
  label: string;
  /** Undefined: nothing is chosen yet. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  /** Two to four short choices. */
  segments: readonly Segment<Value>[];
  isWide?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

/** Native radios: arrows move the choice, and a screen reader says "1 of 3". */
export function SegmentedControl<Value extends string>(props: Props<Value>) {
  const { label, value, onChange, segments, isWide = false, isDisabled } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.control} data-wide={isWide || undefined}>
      {segments.map((segment) => (
        <label key={segment.value} htmlFor={`${name}${segment.value}`} className={styles.segment}>
          <input
            id={`${name}${segment.value}`}
            className={styles.input}
            data-own-focus=""
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            disabled={isDisabled}
            onChange={() => onChange(segment.value)}
          />
          {segment.icon ?? null}
          {segment.label}
        </label>
      ))}
    </div>
  );
}
