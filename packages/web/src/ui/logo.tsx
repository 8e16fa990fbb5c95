import styles from './logo.module.css';

/** The leaf mark; the second leaf is the answer. */
export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path
        className={styles.leaf}
        d="M12.5 2.5a10.5 10.5 0 0 1 0 21H4.6A2.6 2.6 0 0 1 2 20.9V13A10.5 10.5 0 0 1 12.5 2.5z"
      />
      <path className={styles.vein} d="M6.6 18.9c2.3-4.6 5.5-7.7 10.3-9.7" />
      <path
        className={styles.answer}
        d="M23.2 15.3a6.9 6.9 0 0 1 6.9 6.9v5.2a2.2 2.2 0 0 1-2.2 2.2h-4.7a7.15 7.15 0 0 1 0-14.3z"
      />
    </svg>
  );
}

interface Props {
  size?: 'md' | 'lg';
}

export function Logo({ size = 'md' }: Props) {
  return (
    <span className={styles.logo} data-size={size}>
      <LogoMark />
      Tervita
    </span>
  );
}
