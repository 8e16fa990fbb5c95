import { PageTitle } from '../../../../../ui/page-title.tsx';
import { Spinner } from '../../../../../ui/spinner.tsx';
import flow from '../flow.module.css';
import { useSendingTexts } from '../texts.ts';
import styles from './sending.module.css';

/** Shown when it takes more than a moment. */
export function Sending() {
  const t = useSendingTexts().sending;
  return (
    <div className={flow.page}>
      <span className={styles.leaf}>
        <Spinner size="lg" label={t.title} />
      </span>
      <PageTitle takesFocus>{t.title}</PageTitle>
      <p className={flow.muted}>{t.text}</p>
    </div>
  );
}
