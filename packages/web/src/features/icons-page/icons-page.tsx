import type { Language } from '@tervita/domain/core';
import { lazy, Suspense, use } from 'react';
import { Logo } from '../../ui/logo.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { AllIcons } from './all-icons.tsx';
import styles from './icons-page.module.css';
import { pageTexts } from './page-texts.ts';

interface Props {
  language: Language;
}

/** The kit's samples are for those who build the product; nobody who uses it is sent their code. */
const Kit = import.meta.env.PROD
  ? undefined
  : lazy(async () => ({ default: (await import('./kit.tsx')).Kit }));

/** The icons that mean something in the product; for developers and designers also all that it is made of. */
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
      {Kit ? <Kit t={t} /> : null}
      <div className={styles.rest}>
        <AllIcons t={t} />
      </div>
    </div>
  );
}
