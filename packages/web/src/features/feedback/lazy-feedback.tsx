import { type ComponentProps, lazy, Suspense } from 'react';
import { BottomBar } from '../../ui/bottom-bar.tsx';

const Loaded = lazy(() => import('./load-feedback.ts').then(({ loadFeedback }) => loadFeedback()));

/** Comes with its words; until then what else can be done stands where it will stand. */
export const Feedback = (props: ComponentProps<typeof Loaded>) => (
  <Suspense fallback={<BottomBar>{props.action}</BottomBar>}>
    <Loaded {...props} />
  </Suspense>
);
