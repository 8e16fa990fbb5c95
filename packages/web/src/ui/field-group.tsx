import type { ReactNode } from 'react';
import styles from './field-group.module.css';

/** Words above a control, such as a segmented one, that has its name for screen readers already. */
export const FieldGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.group}>
    <span className={styles.label} aria-hidden>
      {label}
    </span>
    {children}
  </div>
);
