import { lazy, Suspense } from 'react';

const Loaded = lazy(() =>
  import('./load-thread-feedback.ts').then(({ loadThreadFeedback }) => loadThreadFeedback()),
);

/** Only of what is over there is anything to read: who opens another e-contact does not wait for it. */
export const LazyThreadFeedback = ({ eContactId }: { eContactId: string }) => (
  <Suspense fallback={null}>
    <Loaded eContactId={eContactId} />
  </Suspense>
);
