import type { ReactNode } from 'react';
import styles from './sample.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

export const Sample = ({ title, children }: Props) => (
  <div className={styles.sample}>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </div>
);

export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;

export const Grid = ({ children }: { children: ReactNode }) => <div className={styles.grid}>{children}</div>;

export const Stack = ({ children }: { children: ReactNode }) => (
  <div className={styles.stack}>{children}</div>
);

export const Side = ({ children }: { children: string }) => <span className={styles.label}>{children}</span>;
