import { type ComponentProps, lazy, Suspense } from 'react';

const Loaded = lazy(() =>
  import('./load-red-flag-notice.ts').then(({ loadRedFlagNotice }) => loadRedFlagNotice()),
);

/** For the preview: neither its code nor its words are in the first load. */
export const LazyRedFlagNotice = (props: ComponentProps<typeof Loaded>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
