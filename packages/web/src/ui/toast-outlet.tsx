import { useSyncExternalStore } from 'react';
import { regionStore } from './toasts.ts';

interface Props {
  /** Names the region, which F6 reaches. */
  label: string;
  closeLabel: string;
}

/** Stands once in the shell; its code comes with the first toast. */
export function ToastOutlet(props: Props) {
  const region = useSyncExternalStore(regionStore.subscribe, regionStore.get);
  return region ? <region.ToastRegion {...props} /> : null;
}
