import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card.tsx';
import styles from './section.module.css';

interface Props {
  title: string;
  hint?: string | undefined;
  children: ReactNode;
}

export function Section({ title, hint, children }: Props) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={styles.section}>
        <div className={styles.head}>
          <h2 id={id}>{title}</h2>
          {hint ? <p className={styles.hint}>{hint}</p> : null}
        </div>
        {children}
      </div>
    </Card>
  );
}

interface ItemProps {
  title: ReactNode;
  hint?: ReactNode;
  /** What can be done with it. */
  end?: ReactNode;
}

export const Item = ({ title, hint, end }: ItemProps) => (
  <li>
    <span className={styles.words}>
      {title}
      {hint ? <small>{hint}</small> : null}
    </span>
    {end}
  </li>
);

export const Items = ({ children }: { children: ReactNode }) => <ul className={styles.list}>{children}</ul>;

export const Actions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
