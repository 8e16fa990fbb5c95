import type { Language } from '@tervita/domain/core';
import { Suspense, use } from 'react';
import { Logo } from '../../ui/logo.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AllIcons } from './all-icons.tsx';
import styles from './icons-page.module.css';
import { KitColumn } from './kit-column.tsx';
import { pageTexts } from './page-texts.ts';
import { StateSamples } from './samples/state-samples.tsx';

interface Props {
  language: Language;
}

/** For developers and designers: what there is, in both themes. */
export const IconsPage = (props: Props) => (
  <Suspense fallback={<Spinner size="lg" />}>
    <Page {...props} />
  </Suspense>
);

function Page({ language }: Props) {
  const t = use(pageTexts(language));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Logo size="lg" />
        <PageTitle>{t.title}</PageTitle>
        <p className={styles.intro}>{t.intro}</p>
      </header>
      <div className={styles.themes}>
        <KitColumn theme="light" t={t} />
        <KitColumn theme="dark" t={t} />
      </div>
      <div className={styles.rest}>
        <StateSamples t={t} />
        <AllIcons t={t} />
      </div>
    </div>
  );
}
