import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import type { ToastContent } from './toast-content.ts';

const life = 8000;
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 });

const isSame = (one: ToastContent, other: ToastContent) => one.tone === other.tone && one.text === other.text;

/** Errors stay; the rest, and anything said again, leaves after 8 seconds. Gives what closes it. */
export const addToast = (content: ToastContent): (() => void) => {
  const twin = toastQueue.visibleToasts.find((toast) => isSame(toast.content, content));
  if (twin) toastQueue.close(twin.key);
  const stays = content.tone === 'error' && !twin;
  const key = toastQueue.add(content, stays ? {} : { timeout: life });
  return () => toastQueue.close(key);
};
