import type { ToastContent } from './toast-content.ts';

type Region = typeof import('./toast-region.tsx');

let region: Region | undefined;
const listeners = new Set<() => void>();

const fetchRegion = async (): Promise<Region> => {
  region = await import('./toast-region.tsx');
  for (const listener of listeners) listener();
  return region;
};

/** The code that draws toasts, once the first one has brought it. */
export const regionStore = {
  get: (): Region | undefined => region,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** The only way to show a toast. */
export const toasts = {
  show(content: ToastContent): () => void {
    if (region) return region.addToast(content);
    let close: (() => void) | undefined;
    let isClosed = false;
    fetchRegion().then(
      ({ addToast }) => {
        if (!isClosed) close = addToast(content);
      },
      // Without a connection it cannot come; the next one tries again.
      () => undefined,
    );
    return () => {
      isClosed = true;
      close?.();
    };
  },
  clear(): void {
    region?.toastQueue.clear();
  },
};
