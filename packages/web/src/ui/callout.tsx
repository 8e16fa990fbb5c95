import type { ReactNode } from 'react';
import styles from './callout.module.css';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';

export type CalloutTone = 'info' | 'turn' | 'done' | 'danger' | 'ai' | 'idle';

const icons: Record<CalloutTone, IconName> = {
  info: 'info',
  turn: 'clock',
  done: 'circle-check',
  danger: 'triangle-alert',
  ai: 'spark',
  idle: 'info',
};

interface Props {
  tone: CalloutTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Instead of the tone's own icon. */
  icon?: ReactNode;
  /** One or two buttons or links. */
  action?: ReactNode;
  /** On wide screens the action stands beside the words. */
  isWide?: boolean | undefined;
  /** Read out at once when it appears after something the reader did. */
  role?: 'status' | 'alert' | undefined;
}

export const Callout = ({ tone, title, children, icon, action, isWide, role }: Props) => (
  <div className={classNames(styles.callout, styles[tone])} data-wide={isWide || undefined} role={role}>
    {icon ?? <Icon name={icons[tone]} />}
    <div className={styles.body}>
      {title ? <p className={styles.title}>{title}</p> : null}
      {children ? <div>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  </div>
);
