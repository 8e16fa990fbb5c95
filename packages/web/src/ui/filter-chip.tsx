import type { ComponentProps } from 'react';
import styles from './filter-chip.module.css';
import { Icon } from './icon.tsx';

type Native = Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'>;

interface Props extends Native {
  label: string;
  /** What it is set to, as words: "7 days", "N0412 +2". */
  value?: string | undefined;
  onClear?: (() => void) | undefined;
  clearLabel?: string | undefined;
}

/** The trigger of a Menu or Popover that filters a list. */
export function FilterChip({ label, value, onClear, clearLabel, ...native }: Props) {
  const isSet = value !== undefined;
  return (
    <span className={styles.chip} data-selected={isSet || undefined}>
      <button type="button" {...native} className={styles.main}>
        {isSet ? `${label}: ` : label}
        {isSet ? <b>{value}</b> : <Icon name="chevron-down" size="sm" />}
      </button>
      {isSet && onClear ? (
        <button type="button" className={styles.clear} aria-label={clearLabel} onClick={onClear}>
          <Icon name="x" size="sm" />
        </button>
      ) : null}
    </span>
  );
}
