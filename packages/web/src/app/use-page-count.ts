import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { currentConfig } from '../core/config.ts';
import { analyticsAllowed } from '../core/cookie-choice.ts';
import type { PageName } from './routes/page-row.ts';

/** Counts the page that is shown, where the installation measures and the person has agreed. Asked anew for each page. */
export const usePageCount = (page: PageName | undefined): void => {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: two addresses of one page are two views
  useEffect(() => {
    if (page && currentConfig().analyticsMeasurementId !== null && analyticsAllowed())
      void import('../core/usage/count-page.ts')
        .then(({ countPage }) => countPage(page))
        .catch(() => undefined);
  }, [page, pathname]);
};
