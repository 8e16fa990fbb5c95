import type { ComponentProps, MouseEvent } from 'react';
import { ariaKeys } from './aria-keys.ts';
import { ButtonContent, type ButtonContentProps } from './button-content.tsx';
import { type ButtonLook, buttonLook } from './button-look.ts';

type Native = Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled' | 'children'>;

export interface ButtonProps extends Native, ButtonLook, ButtonContentProps {
  onPress?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
}

/** A native button; menus, popovers and tooltips take it as their trigger. */
export function Button({
  variant,
  size,
  isWide,
  icon,
  trailingIcon,
  keys,
  isPending,
  pendingLabel,
  pendingIcon,
  isDisabled,
  onPress,
  onClick,
  type = 'button',
  children,
  ...native
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // A pending button keeps focus but does nothing, nor does it send its form again.
    if (isPending) return event.preventDefault();
    onClick?.(event);
    onPress?.();
  };
  return (
    <button
      {...native}
      type={type}
      className={buttonLook({ variant, size, isWide })}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      aria-keyshortcuts={ariaKeys(keys)}
      data-pending={isPending || undefined}
      onClick={press}
    >
      <ButtonContent {...{ icon, trailingIcon, keys, isPending, pendingLabel, pendingIcon }}>
        {children}
      </ButtonContent>
    </button>
  );
}
