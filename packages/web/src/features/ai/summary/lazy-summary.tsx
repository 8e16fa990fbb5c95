import { type ComponentProps, lazy, Suspense } from 'react';
import styles from './summary.module.css';

const Loaded = lazy(() => import('./load-summary.ts').then(({ loadSummary }) => loadSummary()));

/** For the preview: neither its code nor its words are in the first load. */
export const LazySummary = (props: ComponentProps<typeof Loaded>) => (
  <Suspense fallback={<div className={styles.place} />}>
    <Loaded {...props} />
  </Suspense>
);
