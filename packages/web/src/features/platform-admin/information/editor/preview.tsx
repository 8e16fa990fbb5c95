import type { InformationText } from '@tervita/contract/information-hub';
import type { Language } from '@tervita/domain/core';
import { informationBodyMax } from '@tervita/domain/information-hub';
import { LazyMarkdown } from '../../../information-hub/index.ts';
import styles from '../../platform-admin.module.css';
import { useInformationEditorTexts } from '../../texts.ts';
import own from '../information.module.css';

interface Props {
  readonly text: InformationText;
  readonly language: Language;
  readonly loading: string;
}

/** A text as staff will read it. */
export function Preview({ text, language, loading }: Props) {
  const t = useInformationEditorTexts();
  if (Object.values(text).every((value) => value.trim() === ''))
    return <p className={styles.hint}>{t.nothingToPreview}</p>;
  return (
    <div lang={language} className={own.preview}>
      <h2>{text.title || t.untitled}</h2>
      <p>{text.summary}</p>
      {/* More cannot be saved, and a whole book pasted by a slip must not hold up the page. */}
      <LazyMarkdown level={3} text={text.body.slice(0, informationBodyMax)} loading={loading} />
      <p className={styles.hint}>{text.sourceName}</p>
    </div>
  );
}
