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

/** Looks like Tabs; each is a page with its own address. */
export const TabLinks = ({ label, links }: Props) => (
  <nav aria-label={label} className={styles.list}>
    {links.map((link) => (
      <NavLink key={link.to} to={link.to} end data-own-focus="" className={styles.tab ?? ''}>
        {link.icon ?? null}
        {link.label}
        {link.count === undefined ? null : (
          <CountBadge tone={link.isTurn ? 'turn' : 'plain'}>{link.count}</CountBadge>
        )}
      </NavLink>
    ))}
  </nav>
);
