import { useMessageTexts } from '../texts.ts';
import styles from './compose.module.css';

interface Props {
  readonly name: string;
  readonly text: string;
  readonly lang: string;
}

export function PhonePreview({ name, text, lang }: Props) {
  const t = useMessageTexts();
  return (
    <section className={styles.phone} aria-label={t.compose.previewLabel}>
      <div className={styles.screen}>
        <p className={styles.for}>{t.compose.preview(name)}</p>
        <p className={styles.bubble} lang={lang}>
          {text}
        </p>
      </div>
    </section>
  );
}
