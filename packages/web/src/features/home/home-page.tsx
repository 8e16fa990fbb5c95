import { useLayoutEffect } from 'react';
import { usePublicTexts } from '../../core/texts/index.ts';
import { SkipLink } from '../../ui/skip-link.tsx';
import { CookieNotice } from '../consents/index.ts';
import { Hero } from './hero.tsx';
import { HomeFooter } from './home-footer.tsx';
import { HomeHeader } from './home-header.tsx';
import styles from './home-page.module.css';
import { ForClinics, ForPatients } from './sections.tsx';

const mainId = 'main';

/** The public home. It is also prerendered, so it uses nothing that only a browser has while it renders. */
export function Component() {
  const { shell } = usePublicTexts();
  useLayoutEffect(() => {
    document.documentElement.dataset.density = 'comfortable';
  }, []);
  return (
    <div className={styles.page}>
      <SkipLink targetId={mainId}>{shell.skip}</SkipLink>
      <CookieNotice />
      <div className={styles.stage}>
        <div className={styles.leaf} aria-hidden="true">
          <svg viewBox="0 0 900 900" focusable="false" aria-hidden="true">
            <path d="M60 860C210 560 420 330 800 190" />
          </svg>
        </div>
        <div className={styles.answer} aria-hidden="true" />
        <div className={styles.inner}>
          <HomeHeader />
          <main id={mainId} tabIndex={-1} className={styles.main}>
            <Hero />
          </main>
        </div>
      </div>
      <div className={styles.inner}>
        <ForPatients />
        <ForClinics />
        <HomeFooter />
      </div>
    </div>
  );
}
