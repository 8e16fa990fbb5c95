import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

interface Props {
  children: ReactNode;
  /** Makes it a live region. */
  role?: 'status' | 'alert';
}

export const VisuallyHidden = ({ children, role }: Props) => (
  <span className={styles.hidden} role={role}>
    {children}
  </span>
);
