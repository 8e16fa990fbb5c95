import styles from './icons-page.module.css';
import { KitColumn } from './kit-column.tsx';
import type { PageTexts } from './page-texts.ts';
import { StateSamples } from './samples/state-samples.tsx';

/** All components in both themes. */
export function Kit({ t }: { t: PageTexts }) {
  return (
    <>
      <div className={styles.themes}>
        <KitColumn theme="light" t={t} />
        <KitColumn theme="dark" t={t} />
      </div>
      <div className={styles.rest}>
        <StateSamples t={t} />
      </div>
    </>
  );
}
