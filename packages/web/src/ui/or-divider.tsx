import styles from './or-divider.module.css';

/** Sets one choice apart: "or", then "None of these". */
export const OrDivider = ({ children }: { children: string }) => <p className={styles.divider}>{children}</p>;
