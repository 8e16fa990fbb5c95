import styles from './kbd.module.css';

interface Props {
  /** Keys as printed on them: "E", "Ctrl Enter". */
  children: string;
}

/** Keyboards print it short. */
const printed: Readonly<Record<string, string>> = { Escape: 'Esc' };

export const Kbd = ({ children }: Props) => <kbd className={styles.kbd}>{printed[children] ?? children}</kbd>;
