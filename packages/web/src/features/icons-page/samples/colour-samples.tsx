import type { PageTexts } from '../page-texts.ts';
import styles from './colour-samples.module.css';
import { Sample } from './sample.tsx';

const tones = ['turn', 'wait', 'done', 'idle', 'danger', 'ai', 'note', 'primary'] as const;

export const ColourSamples = ({ t }: { t: PageTexts }) => (
  <>
    <Sample title={t.headings.colours}>
      <ul className={styles.swatches}>
        {tones.map((tone) => (
          <li key={tone} className={styles.swatch} data-tone={tone}>
            <b>{tone}</b>
            <span>{t.tones[tone]}</span>
          </li>
        ))}
      </ul>
    </Sample>
    <Sample title={t.headings.type}>
      <div>
        <p className={styles.hero}>{t.type.hero}</p>
        <p className={styles.pageTitle}>{t.type.pageTitle} 27/34 · Здравствуйте</p>
        <p className={styles.body}>{t.type.body}. Õppisin äsja süüa tegema. Zażółć gęślą jaźń.</p>
        <p className={styles.staff}>{t.type.staff} · N0412 · Il1 O0 0123456789</p>
      </div>
    </Sample>
  </>
);
