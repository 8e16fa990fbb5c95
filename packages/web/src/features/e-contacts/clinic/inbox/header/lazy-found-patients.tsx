import { type ComponentProps, lazy, Suspense } from 'react';

const Loaded = lazy(() =>
  import('./load-found-patients.ts').then(({ loadFoundPatients }) => loadFoundPatients()),
);

export const LazyFoundPatients = (props: ComponentProps<typeof Loaded>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
