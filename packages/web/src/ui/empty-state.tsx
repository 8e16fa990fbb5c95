import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  icon: ReactNode;
  title: ReactNode;
  /** Why it is empty. */
  children?: ReactNode;
  /** The one next step. */
  action?: ReactNode;
  tone?: 'primary' | 'turn' | 'info' | 'ai' | undefined;
  /** 1 when it is all of the page. */
  level?: 1 | 2 | 3 | undefined;
}

export function EmptyState({ icon, title, children, action, tone = 'primary', level = 2 }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <div className={styles.empty}>
      <span className={styles.leaf} data-tone={tone}>
        {icon}
      </span>
      <Title className={styles.title} tabIndex={level === 1 ? -1 : undefined}>
        {title}
      </Title>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
