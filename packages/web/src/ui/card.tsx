import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';

interface Props {
  children: ReactNode;
  /** turn: the reader must act; chosen: the recommended one; draft: not sent yet. */
  tone?: 'plain' | 'turn' | 'chosen' | 'draft' | 'danger' | 'ai' | undefined;
  /** A list of rows brings its own padding. */
  isFlush?: boolean | undefined;
  as?: 'div' | 'section' | 'article' | 'nav' | 'ul' | 'ol' | 'li' | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
}

export const Card = ({ children, tone = 'plain', isFlush = false, as: Element = 'div', ...aria }: Props) => (
  <Element {...aria} className={classNames(styles.card, styles[tone], isFlush && styles.flush)}>
    {children}
  </Element>
);
