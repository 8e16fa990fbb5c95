import type { ToastContent } from './toast-content.ts';

export interface QueuedToast {
  readonly key: number;
  readonly content: ToastContent;
  /** Undefined: it stays until it is closed. */
  readonly lifeMs: number | undefined;
}

const usualLifeMs = 8_000;
const shownMost = 3;

let all: readonly QueuedToast[] = [];
let shown: readonly QueuedToast[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

const set = (next: readonly QueuedToast[]): void => {
  all = next;
  shown = all.slice(0, shownMost);
  for (const listener of listeners) listener();
};

const isSame = (one: ToastContent, other: ToastContent) => one.tone === other.tone && one.text === other.text;

/** What is drawn: the newest first; three are shown, the others wait. */
export const toastQueue = {
  shown: () => shown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  close: (key: number) => set(all.filter((toast) => toast.key !== key)),
};

/** The only way to show a toast. */
export const toasts = {
  /** Errors stay; the rest, and anything said again, leaves after 8 seconds or the life given. Gives what closes it. */
  show(content: ToastContent, lifeMs = usualLifeMs): () => void {
    const twin = shown.find((toast) => isSame(toast.content, content));
    const stays = content.tone === 'error' && !twin;
    lastKey += 1;
    const key = lastKey;
    const others = all.filter((toast) => toast !== twin);
    set([{ key, content, lifeMs: stays ? undefined : lifeMs }, ...others]);
    return () => toastQueue.close(key);
  },
  clear: () => set([]),
};
