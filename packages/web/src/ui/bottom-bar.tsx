import type { ReactNode } from 'react';
import styles from './bottom-bar.module.css';
import { standsAtTheBottom } from './bottom-bars.ts';

interface Props {
  /** Buttons; the first one grows. */
  children: ReactNode;
  /** One line under them: saved, who reads it. */
  note?: ReactNode;
  layout?: 'row' | 'stack' | undefined;
  /** Stands over the buttons and is part of what is answered: the bar then stays in view on wide screens as well. */
  above?: ReactNode;
}

/** Keeps the page's actions in reach of the thumb; on wide screens they stand under the content. */
export const BottomBar = ({ children, note, layout = 'row', above }: Props) => (
  <div {...standsAtTheBottom} className={styles.bar} data-stays={above ? '' : undefined}>
    {above ? <div className={styles.above}>{above}</div> : null}
    <div className={styles.actions} data-layout={layout}>
      {children}
    </div>
    {note ? <div className={styles.note}>{note}</div> : null}
  </div>
);
