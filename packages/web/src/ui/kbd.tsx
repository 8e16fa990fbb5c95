import styles from './kbd.module.css';

interface Props {
  /** Keys as printed on them: "E", "Ctrl Enter". */
  children: string;
}

export const Kbd = ({ children }: Props) => <kbd className={styles.kbd}>{children}</kbd>;
