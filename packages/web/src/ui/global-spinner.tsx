import styles from './global-spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Props {
  isActive: boolean;
  label: string;
}

/** A line on top of the page while shown data is being refreshed; never a veil over it. */
export const GlobalSpinner = ({ isActive, label }: Props) => (
  <div role="status">
    {isActive ? (
      <>
        <span className={styles.line} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </>
    ) : null}
  </div>
);
