import { type ChangeEvent, type ComponentProps, type KeyboardEvent, useRef } from 'react';
import { ariaKeys } from './aria-keys.ts';
import { classNames } from './class-names.ts';
import control from './control.module.css';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { Kbd } from './kbd.tsx';
import styles from './search-field.module.css';

type Native = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'value' | 'onChange' | 'type' | 'aria-label'
>;

interface Props extends Native {
  label: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
  /** The key that brings focus here, as printed. */
  keys?: string | undefined;
}

export function SearchField({ label, clearLabel, value, onChange, keys, onKeyDown, ...native }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key !== 'Escape' || value === '') return;
    // The first Escape empties the field; the next may close what is around it.
    event.stopPropagation();
    onChange('');
  };
  return (
    <div className={classNames(control.control, styles.search)}>
      <Icon name="search" />
      <input
        {...native}
        ref={input}
        type="search"
        className={control.input}
        data-own-focus=""
        aria-label={label}
        aria-keyshortcuts={ariaKeys(keys)}
        placeholder={native.placeholder ?? label}
        value={value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value)}
        onKeyDown={onKey}
      />
      {value ? (
        <IconButton label={clearLabel} onPress={clear}>
          <Icon name="x" size="sm" />
        </IconButton>
      ) : null}
      {keys && !value ? <Kbd>{keys}</Kbd> : null}
    </div>
  );
}
