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

/** One line of a Select or ComboBox list. */
export const OptionItem = ({ value, label, hint, icon, isDisabled = false }: Option) => (
  <ListBoxItem id={value} textValue={label} className={styles.item ?? ''} isDisabled={isDisabled}>
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
