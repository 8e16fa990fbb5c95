import type { ReactNode } from 'react';
import { CountBadge } from './count-badge.tsx';
import styles from './small-heading.module.css';

interface Props {
  children: ReactNode;
  /** A small one. */
  icon?: ReactNode;
  /** How many stand below it; none is not said. */
  count?: number | undefined;
}

/** Over one section of a page that has many. */
export const SmallHeading = ({ children, icon, count = 0 }: Props) => (
  <h3 className={styles.heading}>
    {icon}
    {children}
    {count > 0 ? <CountBadge>{count}</CountBadge> : null}
  </h3>
);
