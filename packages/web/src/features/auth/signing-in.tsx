import { PageTitle } from '../../ui/page-title.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './auth.module.css';

export const SigningIn = ({ title, text }: { title: string; text: string }) => (
  <div className={styles.waiting}>
    <Spinner size="lg" />
    <PageTitle>{title}</PageTitle>
    <p role="status">{text}</p>
  </div>
);
