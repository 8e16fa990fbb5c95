import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Props {
  /** Left out when words beside it say what is going on. */
  label?: string;
  size?: 'sm' | 'md' | 'lg';
}

export const Spinner = ({ label, size = 'md' }: Props) => (
  <span className={styles.spinner} data-size={size}>
    {label ? <VisuallyHidden role="status">{label}</VisuallyHidden> : null}
  </span>
);
