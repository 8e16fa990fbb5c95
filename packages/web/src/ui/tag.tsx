import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './tag.module.css';

interface Props {
  children: ReactNode;
  tone?: 'plain' | 'outline' | 'new' | 'primary' | 'ai' | 'turn';
  icon?: ReactNode;
}

/** A property: language, plan, new patient. A state is a StatusChip. */
export const Tag = ({ children, tone = 'plain', icon }: Props) => (
  <span className={classNames(styles.tag, styles[tone])}>
    {icon}
    {children}
  </span>
);
