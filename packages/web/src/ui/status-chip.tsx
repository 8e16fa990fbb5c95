import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './status-chip.module.css';

export type StatusTone = 'turn' | 'wait' | 'done' | 'idle' | 'danger' | 'ai';

const icons: Record<Exclude<StatusTone, 'turn'>, IconName> = {
  wait: 'clock',
  done: 'check',
  idle: 'ban',
  danger: 'triangle-alert',
  ai: 'spark',
};

interface Props {
  tone: StatusTone;
  children: ReactNode;
  /** Instead of the tone's own dot or icon. */
  icon?: ReactNode;
}

/** Whose turn it is: a colour is never alone, a dot or an icon and words go with it. */
export const StatusChip = ({ tone, children, icon }: Props) => (
  <span className={classNames(styles.chip, styles[tone])}>
    {icon ?? (tone === 'turn' ? <span className={styles.dot} /> : <Icon name={icons[tone]} size="sm" />)}
    {children}
  </span>
);
