import { Logo } from '../../ui/logo.tsx';
import styles from './kit-column.module.css';
import type { PageTexts } from './page-texts.ts';
import { ButtonSamples } from './samples/button-samples.tsx';
import { ChoiceSamples } from './samples/choice-samples.tsx';
import { ColourSamples } from './samples/colour-samples.tsx';
import { FeedbackSamples } from './samples/feedback-samples.tsx';
import { FieldSamples } from './samples/field-samples.tsx';
import { FileSamples } from './samples/file-samples.tsx';
import { ListSamples } from './samples/list-samples.tsx';
import { MessageSamples } from './samples/message-samples.tsx';
import { OverlaySamples } from './samples/overlay-samples.tsx';
import { StatusSamples } from './samples/status-samples.tsx';

interface Props {
  theme: 'light' | 'dark';
  t: PageTexts;
}

/** The whole kit in one theme, whatever the page's own theme is. */
export const KitColumn = ({ theme, t }: Props) => (
  <section className={styles.column} data-theme={theme} aria-label={t[theme]}>
    <div className={styles.head}>
      <Logo />
      <span className={styles.theme}>{t[theme]}</span>
    </div>
    <ColourSamples t={t} />
    <ButtonSamples t={t} />
    <FieldSamples t={t} />
    <ChoiceSamples t={t} />
    <StatusSamples t={t} />
    <MessageSamples t={t} />
    <FeedbackSamples t={t} />
    <ListSamples t={t} />
    <FileSamples t={t} />
    <OverlaySamples t={t} />
  </section>
);
