import { cloneElement, type JSX, useCallback, useRef } from 'react';
import type { MenuEntry } from './menu-entry.ts';
import { MenuList } from './menu-list.tsx';
import type { Placement } from './use-floating.ts';

interface Props {
  /** A Button or an IconButton. */
  trigger: JSX.Element;
  label: string;
  entries: readonly MenuEntry[];
  placement?: Placement | undefined;
  /** For a menu of which one entry is chosen: its value. */
  selected?: string | undefined;
  onSelect?: ((value: string) => void) | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The menu that LazyMenu brings in: a button and, while it is open, the list of what can be done. */
export function EntriesMenu({ trigger, isOpen, onOpenChange, ...list }: Props) {
  const holder = useRef<HTMLSpanElement>(null);
  const anchor = useCallback(() => holder.current?.querySelector('button'), []);
  const close = () => {
    onOpenChange(false);
    anchor()?.focus();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches what its button does */}
      <span
        ref={holder}
        style={{ display: 'contents' }}
        onClick={() => onOpenChange(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          onOpenChange(true);
        }}
      >
        {cloneElement(trigger, { 'aria-haspopup': 'menu', 'aria-expanded': isOpen })}
      </span>
      {isOpen ? <MenuList {...list} anchor={anchor} onClose={close} /> : null}
    </>
  );
}
