import type { ReactNode } from 'react';
import styles from '../patient-card.module.css';

export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>;

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </>
);
