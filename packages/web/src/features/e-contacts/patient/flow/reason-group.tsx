import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/icon.tsx';
import { IconTile } from '../../../../ui/icon-tile.tsx';
import styles from './reason-group.module.css';

interface Props {
  readonly icon: ReactNode;
  readonly title: string;
  readonly examples: string;
  readonly children: ReactNode;
}

/** A row that opens into its reasons; the browser's own, so that find-in-page opens it too. */
export const ReasonGroup = ({ icon, title, examples, children }: Props) => (
  <details className={styles.group} name="reasons">
    <summary className={styles.summary}>
      <IconTile>{icon}</IconTile>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        <span className={styles.examples}>{examples}</span>
      </span>
      <Icon name="chevron-right" />
    </summary>
    <ul className={styles.list}>{children}</ul>
  </details>
);
