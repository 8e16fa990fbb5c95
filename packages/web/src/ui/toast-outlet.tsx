import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toastQueue } from './toasts.ts';

const ToastRegion = lazy(() =>
  import('./toast-region.tsx').then((module) => ({ default: module.ToastRegion })),
);

const subscribe = (onChange: () => void) => toastQueue.subscribe(onChange);
const isNeeded = () => toastQueue.visibleToasts.length > 0;

interface Props {
  /** Names the region, which F6 reaches. */
  label: string;
  closeLabel: string;
}

/** Stands once in the shell; its code comes with the first toast. */
export function ToastOutlet(props: Props) {
  const isShown = useSyncExternalStore(subscribe, isNeeded);
  return <Suspense>{isShown ? <ToastRegion queue={toastQueue} {...props} /> : null}</Suspense>;
}
