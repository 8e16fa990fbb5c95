import { cloneElement, type JSX, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { EntriesMenu } from './entries-menu.tsx';
import styles from './lazy-menu.module.css';
import type { MenuEntry } from './menu-entry.ts';

interface Props {
  /** A Button or an IconButton. */
  trigger: JSX.Element;
  label: string;
  entries: readonly MenuEntry[];
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  selected?: string | undefined;
  onSelect?: ((value: string) => void) | undefined;
}

const fetchMenu = () => import('./entries-menu.tsx');
const fetchAhead = () => void fetchMenu().catch(() => undefined);

/** A Menu for pages with a tight first load: it comes when the pointer or focus nears the button. */
export function LazyMenu({ trigger, ...menu }: Props) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [Loaded, setLoaded] = useState<typeof EntriesMenu | null>(null);
  const [isOpen, setOpen] = useState(false);

  const open = async () => {
    const { EntriesMenu: component } = await fetchMenu();
    // The button is made anew inside the menu; it gets the focus first, so that closing returns it there.
    flushSync(() => setLoaded(() => component));
    anchor.current?.querySelector('button')?.focus();
    setOpen(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    void open();
  };

  if (Loaded)
    return (
      <span ref={anchor} className={styles.anchor}>
        <Loaded trigger={trigger} {...menu} isOpen={isOpen} onOpenChange={setOpen} />
      </span>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches what its button does
    <span
      ref={anchor}
      className={styles.anchor}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      onClick={() => void open()}
      onKeyDown={onKeyDown}
    >
      {cloneElement(trigger, { 'aria-haspopup': 'menu', 'aria-expanded': false })}
    </span>
  );
}
