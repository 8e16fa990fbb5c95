import { type ReactNode, type RefObject, useCallback, useEffect, useRef } from 'react';
import floating from './floating.module.css';
import { giveFocusBack } from './give-focus-back.ts';
import styles from './popover.module.css';
import { useFloating } from './use-floating.ts';

interface Props {
  readonly label: string;
  /** What it hangs on; pressing that opens it. */
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

function Open({ label, triggerRef, onOpenChange, children }: Omit<Props, 'isOpen'>) {
  const surface = useRef<HTMLDivElement>(null);
  const anchor = useCallback(() => triggerRef.current, [triggerRef]);
  useFloating({ floating: surface, anchor, placement: 'bottom start', onClose: () => onOpenChange(false) });
  useEffect(() => {
    const [element, trigger] = [surface.current, triggerRef.current];
    // A list that is typed into asked for the focus before it was shown, in vain.
    const first =
      element?.querySelector<HTMLElement>('[role="combobox"]') ??
      element?.querySelector<HTMLElement>('button, input, select, textarea, a[href]');
    if (!element?.contains(document.activeElement)) (first ?? element)?.focus();
    return () => {
      const isLost = document.activeElement === document.body || element?.contains(document.activeElement);
      if (isLost) giveFocusBack(trigger);
    };
  }, [triggerRef]);
  return (
    <div
      ref={surface}
      popover="manual"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      data-own-focus=""
      className={floating.floating}
    >
      <div className={styles.content}>{children}</div>
    </div>
  );
}

/** A surface for a trigger that was on the page before the surface's code was. */
export const AnchoredPopover = ({ isOpen, ...props }: Props) => (isOpen ? <Open {...props} /> : null);
