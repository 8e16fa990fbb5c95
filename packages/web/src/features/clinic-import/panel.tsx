import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import styles from './clinic-import.module.css';

interface Props {
  readonly title: string;
  /** Which step it is; left out where there is only one. */
  readonly number?: number;
  readonly children: ReactNode;
}

/** One state of an import: a head, and what is known or asked. */
export function Panel({ title, number, children }: Props) {
  return (
    <Card isFlush as="section" aria-label={title}>
      <h2 className={styles.panelHead}>
        {number ? (
          <span className={styles.step} aria-hidden="true">
            {number}
          </span>
        ) : null}
        {title}
      </h2>
      <div className={styles.panelBody}>{children}</div>
    </Card>
  );
}
