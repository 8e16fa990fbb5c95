import type { ReactNode } from 'react';
import styles from './timeline-event.module.css';

interface Props {
  /** An icon or an Avatar. */
  lead?: ReactNode;
  children: ReactNode;
  align?: 'centre' | 'start' | undefined;
}

/** Something that happened between messages: sent, taken, completed. */
export const TimelineEvent = ({ lead, children, align = 'centre' }: Props) => (
  <p className={styles.event} data-align={align}>
    {lead ?? null}
    <span>{children}</span>
  </p>
);
