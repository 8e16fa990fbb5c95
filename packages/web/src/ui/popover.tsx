import type { JSX, ReactNode } from 'react';
import { Popover as AriaPopover, Dialog, DialogTrigger, Pressable } from 'react-aria-components/Popover';
import { AriaLocale } from './aria-locale.tsx';
import floating from './floating.module.css';
import styles from './popover.module.css';

interface Props {
  /** A Button or an IconButton. */
  trigger: JSX.Element;
  label: string;
  /** A function gets what closes the popover. */
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

export function Popover({
  trigger,
  label,
  children,
  placement = 'bottom start',
  isOpen,
  onOpenChange,
}: Props) {
  return (
    <AriaLocale>
      <DialogTrigger
        {...(isOpen === undefined ? {} : { isOpen })}
        {...(onOpenChange === undefined ? {} : { onOpenChange })}
      >
        <Pressable>{trigger}</Pressable>
        <AriaPopover className={floating.floating ?? ''} placement={placement} offset={6}>
          <Dialog className={styles.content ?? ''} aria-label={label}>
            {({ close }) => <>{typeof children === 'function' ? children(close) : children}</>}
          </Dialog>
        </AriaPopover>
      </DialogTrigger>
    </AriaLocale>
  );
}
