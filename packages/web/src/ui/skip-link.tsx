import styles from './skip-link.module.css';

interface Props {
  /** The id of the main part, which needs tabIndex -1. */
  targetId: string;
  children: string;
}

export const SkipLink = ({ targetId, children }: Props) => (
  <a className={styles.skip} href={`#${targetId}`}>
    {children}
  </a>
);
