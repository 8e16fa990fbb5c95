import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { ButtonContent, type ButtonContentProps } from './button-content.tsx';
import { type ButtonLook, buttonLook } from './button-look.ts';

type Native = Omit<ComponentProps<typeof Link>, 'className' | 'style' | 'children'>;

export interface LinkButtonProps
  extends Native,
    ButtonLook,
    Pick<ButtonContentProps, 'children' | 'icon' | 'trailingIcon' | 'keys'> {}

/** Goes somewhere: a path of ours, or tel:, mailto: and other sites. */
export function LinkButton({
  variant,
  size,
  isWide,
  icon,
  trailingIcon,
  keys,
  children,
  ...link
}: LinkButtonProps) {
  return (
    <Link {...link} className={buttonLook({ variant, size, isWide })}>
      <ButtonContent {...{ icon, trailingIcon, keys }}>{children}</ButtonContent>
    </Link>
  );
}
