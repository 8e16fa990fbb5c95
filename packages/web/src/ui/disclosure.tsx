import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

interface Props {
  title: ReactNode;
  children: ReactNode;
  isOpenAtFirst?: boolean | undefined;
  /** Beside the title: a count, a tag. */
  end?: ReactNode;
  /** Only one of the same name is open. */
  name?: string | undefined;
}

/** The browser's own: find-in-page opens it and it works before scripts load. */
export const Disclosure = ({ title, children, isOpenAtFirst = false, end, name }: Props) => (
  <details className={styles.disclosure} open={isOpenAtFirst} name={name}>
    <summary className={styles.summary}>
      <Icon name="chevron-right" size="sm" />
      <span className={styles.title}>{title}</span>
      {end ?? null}
    </summary>
    <div className={styles.content}>{children}</div>
  </details>
);
