import type { ReactNode } from 'react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import styles from './floating.module.css';
import { Icon } from './icon.tsx';

export interface Option {
  value: string;
  label: string;
  hint?: string | undefined;
  icon?: ReactNode;
  isDisabled?: boolean | undefined;
}

interface Props {
  option: Option;
}

// The option comes as one prop: React Aria puts its own id and value on what a list renders.
export const OptionItem = ({ option: { value, label, hint, icon, isDisabled = false } }: Props) => (
  <ListBoxItem
    id={value}
    textValue={label}
    className={styles.item ?? ''}
    data-own-focus=""
    isDisabled={isDisabled}
  >
    {({ isSelected }) => (
      <>
        {icon ?? null}
        <span className={styles.words}>
          {label}
          {hint ? <span className={styles.hint}>{hint}</span> : null}
        </span>
        {isSelected ? <Icon name="check" size="sm" /> : null}
      </>
    )}
  </ListBoxItem>
);
