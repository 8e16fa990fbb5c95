import { Fragment, type JSX } from 'react';
import { Menu, MenuItem, MenuSeparator } from './menu.tsx';
import type { MenuEntry } from './menu-entry.ts';

interface Props {
  trigger: JSX.Element;
  label: string;
  entries: readonly MenuEntry[];
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | undefined;
  selected?: string | undefined;
  onSelect?: ((value: string) => void) | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The menu that LazyMenu brings in. */
export const EntriesMenu = ({ entries, ...menu }: Props) => (
  <Menu {...menu}>
    {entries.map(({ label, startsGroup = false, ...entry }) => (
      <Fragment key={entry.value}>
        {startsGroup ? <MenuSeparator /> : null}
        <MenuItem {...entry}>{label}</MenuItem>
      </Fragment>
    ))}
  </Menu>
);
