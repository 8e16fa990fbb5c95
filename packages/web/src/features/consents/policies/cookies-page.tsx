import { useId, useState } from 'react';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { CookieCategories } from '../cookies/cookie-categories.tsx';
import { useConsentsTexts } from '../texts.ts';
import styles from './cookies-page.module.css';
import { PolicyPage } from './policy-page.tsx';

function Settings() {
  const { cookies } = useConsentsTexts();
  const title = useId();
  const [isSaved, setSaved] = useState(false);
  return (
    <div className={styles.settings}>
      <Card as="section" aria-labelledby={title}>
        <h2 id={title} className={styles.title}>
          {cookies.settings}
        </h2>
        <CookieCategories words={cookies} onSaved={() => setSaved(true)} />
        <div className={styles.saved} role="status">
          {isSaved ? <Callout tone="done">{cookies.saved}</Callout> : null}
        </div>
      </Card>
    </div>
  );
}

export function Component() {
  const { publicPages } = useConsentsTexts();
  return <PolicyPage slug="cookie-policy" title={publicPages.cookies} settings={<Settings />} />;
}
