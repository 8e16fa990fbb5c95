import styles from './done-leaf.module.css';
import { Icon } from './icon.tsx';

/** The sign over a page that says: it is done. */
export const DoneLeaf = () => (
  <span className={styles.leaf}>
    <Icon name="check" size="lg" />
  </span>
);
