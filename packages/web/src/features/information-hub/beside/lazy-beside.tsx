import type { ProblemType } from '@tervita/domain/problem-types';
import { lazy, Suspense } from 'react';

const Loaded = lazy(() => import('./load-beside.ts').then(({ loadBeside }) => loadBeside()));

/** Comes after what the e-contact itself says. */
export const LazyBeside = (props: { readonly clinicId: string; readonly type: ProblemType }) => (
  <Suspense fallback={null}>
    <Loaded {...props} />
  </Suspense>
);
