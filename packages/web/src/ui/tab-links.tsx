import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { CountBadge } from './count-badge.tsx';
import styles from './tabs.module.css';

interface TabLink {
  to: string;
  label: string;
  icon?: ReactNode;
  count?: number | undefined;
  isTurn?: boolean | undefined;
}

interface Props {
  label: string;
  links: readonly TabLink[];
}

/** A tab is also that of the pages below it, unless one of them has a tab of its own. */
const hasTabBelow = (links: readonly TabLink[], { to }: TabLink): boolean =>
  links.some((other) => other.to.startsWith(`${to}/`));

/** Looks like Tabs; each is a page with its own address. */
export const TabLinks = ({ label, links }: Props) => (
  <nav aria-label={label} className={styles.list}>
    {links.map((link) => (
      <NavLink
        key={link.to}
        to={link.to}
        end={hasTabBelow(links, link)}
        data-own-focus=""
        className={styles.tab ?? ''}
      >
        {link.icon ?? null}
        {link.label}
        {link.count === undefined ? null : (
          <CountBadge tone={link.isTurn ? 'turn' : 'plain'}>{link.count}</CountBadge>
        )}
      </NavLink>
    ))}
  </nav>
);
