import { Fragment, type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import styles from './floating.module.css';
import { Icon } from './icon.tsx';
import { Kbd } from './kbd.tsx';
import type { MenuEntry } from './menu-entry.ts';
import { type Placement, useFloating } from './use-floating.ts';

interface Props {
  readonly label: string;
  readonly entries: readonly MenuEntry[];
  readonly placement?: Placement | undefined;
  readonly selected?: string | undefined;
  readonly onSelect?: ((value: string) => void) | undefined;
  readonly anchor: () => Element | null | undefined;
  readonly onClose: () => void;
}

const itemsIn = (list: Element | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled])') ?? []),
];

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The next one that begins with the letter. */
const withLetter = (items: readonly HTMLElement[], at: number, letter: string) =>
  [...items.slice(at + 1), ...items.slice(0, at + 1)].find((item) =>
    item.textContent?.trim().toLocaleLowerCase().startsWith(letter.toLocaleLowerCase()),
  );

/** Arrows, Home, End and letters move; Tab leaves. */
const useMenuKeys = (onClose: () => void) => (event: KeyboardEvent) => {
  const items = itemsIn(event.currentTarget);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const move = moves[event.key];
  // What is pressed here is meant for the menu, not for the page's own keys.
  event.stopPropagation();
  if (event.key === 'Tab') return onClose();
  const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey;
  const target = move
    ? items[move(at, items.length)]
    : isLetter
      ? withLetter(items, at, event.key)
      : undefined;
  if (!move && !target) return undefined;
  event.preventDefault();
  return target?.focus();
};

interface ItemProps {
  readonly entry: MenuEntry;
  readonly isChoice: boolean;
  readonly isChosen: boolean;
  readonly onAct: () => void;
}

function Item({ entry, isChoice, isChosen, onAct }: ItemProps) {
  const { label, icon, hint, keys, href, isDangerous, isDisabled, lang } = entry;
  const shared = {
    role: isChoice ? 'menuitemradio' : 'menuitem',
    'aria-checked': isChoice ? isChosen : undefined,
    'aria-disabled': isDisabled || undefined,
    tabIndex: -1,
    className: styles.item ?? '',
    'data-own-focus': '',
    'data-selected': isChosen || undefined,
    'data-disabled': isDisabled || undefined,
    'data-tone': isDangerous ? 'danger' : undefined,
    onClick: isDisabled ? undefined : onAct,
  };
  const content = (
    <>
      {icon ?? null}
      <span className={styles.words} lang={lang}>
        {label}
        {hint ? <span className={styles.hint}>{hint}</span> : null}
      </span>
      {keys ? <Kbd>{keys}</Kbd> : null}
      {isChosen ? <Icon name="check" size="sm" /> : null}
    </>
  );
  return href && !isDisabled ? (
    <Link to={href} {...shared}>
      {content}
    </Link>
  ) : (
    <button type="button" {...shared}>
      {content}
    </button>
  );
}

export function MenuList(props: Props) {
  const { label, entries, placement = 'bottom start', selected, onSelect, anchor, onClose } = props;
  const surface = useRef<HTMLDivElement>(null);
  useFloating({ floating: surface, anchor, placement, onClose });
  const onKeyDown = useMenuKeys(onClose);
  useEffect(() => {
    const chosen = surface.current?.querySelector<HTMLElement>('[aria-checked="true"]');
    (chosen ?? itemsIn(surface.current)[0])?.focus();
  }, []);
  const act = (entry: MenuEntry) => {
    // Closed first: what it does may take the focus elsewhere.
    onClose();
    entry.onAction?.();
    if (selected !== undefined) onSelect?.(entry.value);
  };
  return (
    <div ref={surface} popover="manual" className={styles.floating}>
      <div role="menu" aria-label={label} tabIndex={-1} className={styles.list} onKeyDown={onKeyDown}>
        {entries.map((entry) => (
          <Fragment key={entry.value}>
            {entry.startsGroup ? <hr className={styles.separator} /> : null}
            <Item
              entry={entry}
              isChoice={selected !== undefined}
              isChosen={selected !== undefined && selected === entry.value}
              onAct={() => act(entry)}
            />
          </Fragment>
        ))}
      </div>
    </div>
  );
}
