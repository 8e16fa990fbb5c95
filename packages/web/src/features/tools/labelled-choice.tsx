import type { ReactNode } from 'react';
import styles from './tools.module.css';

/** A label over a choice that names itself to a screen reader. */
export const LabelledChoice = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.labelled}>
    <span className={styles.label} aria-hidden="true">
      {label}
    </span>
    {children}
  </div>
);
