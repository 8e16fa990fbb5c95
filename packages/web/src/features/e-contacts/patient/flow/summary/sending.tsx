import { useOnline } from '../../../../../core/use-online.ts';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { Spinner } from '../../../../../ui/spinner.tsx';
import { ClinicKnowsNothing } from '../../warning/call-now.tsx';
import flow from '../flow.module.css';
import { useSendingTexts } from '../texts.ts';
import styles from './sending.module.css';

/** Shown when it takes more than a moment. */
export function Sending() {
  const t = useSendingTexts().sending;
  const isOnline = useOnline();
  return (
    <div className={flow.page}>
      <span className={styles.leaf}>
        <Spinner size="lg" label={t.title} />
      </span>
      <PageTitle takesFocus>{t.title}</PageTitle>
      <p className={flow.muted}>{isOnline ? t.text : t.offline}</p>
      {isOnline ? null : <ClinicKnowsNothing />}
    </div>
  );
}
