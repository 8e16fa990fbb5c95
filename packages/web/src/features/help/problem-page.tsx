import { ArticleList } from './article-list.tsx';
import { firstAid } from './articles.ts';
import styles from './help.module.css';
import { SupportForm } from './support-form.tsx';
import { useHelpTexts } from './texts.ts';

/** What often helps at once, and the way to somebody who can mend it. */
export function Component() {
  const t = useHelpTexts();
  return (
    <SupportForm
      topic="TECHNICAL_PROBLEM"
      title={t.form.problemTitle}
      before={
        <section aria-label={t.quickHelp}>
          <h2 className={styles.heading}>{t.quickHelp}</h2>
          <ArticleList ids={firstAid} />
        </section>
      }
    />
  );
}
