import type { ComponentProps, ReactNode } from 'react';
import { ariaKeys } from './aria-keys.ts';
import { classNames } from './class-names.ts';
import styles from './icon-button.module.css';
import { Tooltip } from './tooltip.tsx';

type Native = Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'disabled' | 'children' | 'aria-label' | 'title'
>;

export interface IconButtonProps extends Native {
  /** Its name, also shown as a tooltip. */
  label: string;
  children: ReactNode;
  keys?: string | undefined;
  variant?: 'ghost' | 'outline' | undefined;
  size?: 'sm' | 'md' | undefined;
  onPress?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
}

export function IconButton({
  label,
  children,
  keys,
  variant = 'ghost',
  size = 'md',
  onPress,
  onClick,
  isDisabled,
  type = 'button',
  ...native
}: IconButtonProps) {
  return (
    <Tooltip text={label} keys={keys} isDisabled={isDisabled}>
      <button
        {...native}
        type={type}
        className={classNames(styles.button, styles[variant], styles[size])}
        aria-label={label}
        aria-keyshortcuts={ariaKeys(keys)}
        disabled={isDisabled}
        onClick={(event) => {
          onClick?.(event);
          onPress?.();
        }}
      >
        {children}
      </button>
    </Tooltip>
  );
}
