import { type ComponentProps, lazy } from 'react';
import { WhenOpened } from '../../../../../ui/lazy-overlays.tsx';

const Loaded = lazy(() =>
  import('./load-filter-popover.ts').then(({ loadFilterPopover }) => loadFilterPopover()),
);

/** Comes with its words when a chip is pressed for the first time. */
export const LazyFilterPopover = (props: ComponentProps<typeof Loaded>) => (
  <WhenOpened isOpen={props.isOpen}>
    <Loaded {...props} />
  </WhenOpened>
);
