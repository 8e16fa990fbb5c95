import { PageTitle } from '../../ui/page-title.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './waiting.module.css';

/** While the answers are on their way from the provider. */
export function Waiting({ title, text }: { title: string; text: string }) {
  return (
    <div className={styles.page}>
      <Spinner size="lg" label={title} />
      <PageTitle takesFocus>{title}</PageTitle>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
