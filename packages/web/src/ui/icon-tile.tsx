import type { ReactNode } from 'react';
import styles from './icon-tile.module.css';

interface Props {
  children: ReactNode;
  tone?: 'primary' | 'idle' | 'fill' | 'wait' | 'danger' | undefined;
  size?: 'sm' | 'md' | undefined;
}

/** The tinted square behind an icon on cards. */
export const IconTile = ({ children, tone = 'primary', size = 'md' }: Props) => (
  <span className={styles.tile} data-tone={tone} data-size={size}>
    {children}
  </span>
);
