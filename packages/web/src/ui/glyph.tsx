import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './glyph.module.css';

export type IconSize = 'sm' | 'md' | 'lg' | 'xl' | 'em';

export interface GlyphProps {
  size?: IconSize | undefined;
  label?: string | undefined;
}

interface Props extends GlyphProps {
  /** A path, or the use of one. */
  children: ReactNode;
}

/** One-colour icon on the 24 grid. Decorative unless it has a label. */
export function Glyph({ children, size = 'md', label }: Props) {
  return (
    <svg
      className={classNames(styles.glyph, styles[size])}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      {children}
    </svg>
  );
}
