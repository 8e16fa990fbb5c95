import type { ReactNode, RefObject } from 'react';
import { Popover as AriaPopover, Dialog } from 'react-aria-components/Popover';
import { AriaLocale } from './aria-locale.tsx';
import floating from './floating.module.css';
import styles from './popover.module.css';

interface Props {
  readonly label: string;
  /** What it hangs on; pressing that opens it. */
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** A Popover for a trigger that was on the page before the popover's code was. */
export const AnchoredPopover = ({ label, triggerRef, isOpen, onOpenChange, children }: Props) => (
  <AriaLocale>
    <AriaPopover
      className={floating.floating ?? ''}
      placement="bottom start"
      offset={6}
      {...{ triggerRef, isOpen, onOpenChange }}
    >
      <Dialog className={styles.content ?? ''} aria-label={label}>
        {children}
      </Dialog>
    </AriaPopover>
  </AriaLocale>
);
