import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';

export interface ToastContent {
  tone: 'success' | 'info' | 'warning' | 'error';
  text: string;
  /** One link or "Undo". */
  action?: { label: string; onPress: () => void } | { label: string; to: string } | undefined;
}

const life = 8000;
export const toastQueue = new ToastQueue<ToastContent>({ maxVisibleToasts: 3 });

const isSame = (one: ToastContent, other: ToastContent) => one.tone === other.tone && one.text === other.text;

/** The only way to show a toast. Errors stay; the rest, and anything said again, leaves after 8 seconds. */
export const toasts = {
  show(content: ToastContent): () => void {
    const twin = toastQueue.visibleToasts.find((toast) => isSame(toast.content, content));
    if (twin) toastQueue.close(twin.key);
    const stays = content.tone === 'error' && !twin;
    const key = toastQueue.add(content, stays ? {} : { timeout: life });
    return () => toastQueue.close(key);
  },
  clear(): void {
    toastQueue.clear();
  },
};
