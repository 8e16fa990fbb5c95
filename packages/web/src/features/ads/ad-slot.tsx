import { lazy, Suspense } from 'react';

const AdCard = lazy(() => import('./load-ad-card.ts').then(({ loadAdCard }) => loadAdCard()));

/** The one place where a notice may stand. What it takes comes after everything else. */
export const AdSlot = () => (
  <Suspense fallback={null}>
    <AdCard />
  </Suspense>
);
