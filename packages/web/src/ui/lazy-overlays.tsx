import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react';

const Dialog = lazy(async () => ({ default: (await import('./dialog.tsx')).Dialog }));
const ConfirmDialog = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }));
const Sheet = lazy(async () => ({ default: (await import('./sheet.tsx')).Sheet }));
const Drawer = lazy(async () => ({ default: (await import('./drawer.tsx')).Drawer }));

/** An overlay's code comes when it is first opened; then it stays, so that it can animate out. */
export function WhenOpened({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  return wasOpened ? <Suspense>{children}</Suspense> : null;
}

export const LazyDialog = (props: ComponentProps<typeof Dialog>) => (
  <WhenOpened isOpen={props.isOpen}>
    <Dialog {...props} />
  </WhenOpened>
);

export const LazyConfirmDialog = (props: ComponentProps<typeof ConfirmDialog>) => (
  <WhenOpened isOpen={props.isOpen}>
    <ConfirmDialog {...props} />
  </WhenOpened>
);

export const LazySheet = (props: ComponentProps<typeof Sheet>) => (
  <WhenOpened isOpen={props.isOpen}>
    <Sheet {...props} />
  </WhenOpened>
);

export const LazyDrawer = (props: ComponentProps<typeof Drawer>) => (
  <WhenOpened isOpen={props.isOpen}>
    <Drawer {...props} />
  </WhenOpened>
);
