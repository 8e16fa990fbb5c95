import { useState } from 'react';
import { ColumnPage } from '../../core/form/index.ts';
import { Button } from '../../ui/button.tsx';
import { ArticleList } from './article-list.tsx';
import { usageArticles } from './articles.ts';
import styles from './help.module.css';
import { SupportForm } from './support-form.tsx';
import { useHelpTexts } from './texts.ts';
import { useAudience } from './use-audience.ts';

/** Everything that is done with Tervita, and a way to ask about the rest. */
export function Component() {
  const t = useHelpTexts();
  const audience = useAudience();
  const [isAsking, setAsking] = useState(false);
  if (isAsking) return <SupportForm topic="APP_USAGE" title={t.form.usageTitle} />;
  return (
    <ColumnPage title={t.usage} lead={t.usageHint[audience]}>
      <ArticleList ids={usageArticles(audience)} />
      <p className={styles.ask}>
        {t.notFoundYet}
        <Button variant="secondary" onPress={() => setAsking(true)}>
          {t.writeToUs}
        </Button>
      </p>
    </ColumnPage>
  );
}
