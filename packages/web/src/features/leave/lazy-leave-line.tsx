import { type ComponentProps, lazy, Suspense } from 'react';

const Loaded = lazy(() => import('./load-leave-line.ts').then(({ loadLeaveLine }) => loadLeaveLine()));

/** For the preview: neither its code nor its words are in the first load. */
export const LazyLeaveLine = (props: ComponentProps<typeof Loaded>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
