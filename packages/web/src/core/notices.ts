import { createStore, useStore } from './store.ts';

export interface Notice {
  readonly id: number;
  readonly tone: 'success' | 'warning' | 'error';
  readonly text: string;
  /** Small print, such as the number of a fault. */
  readonly detail?: string | undefined;
  readonly action?: { readonly label: string; readonly run: () => void } | undefined;
  /** How often the same thing was said while it was on the screen. */
  readonly times: number;
}
export type NewNotice = Omit<Notice, 'id' | 'times'>;

export const noticeStore = createStore<readonly Notice[]>([]);
const shownAtMost = 3;
let lastId = 0;

const same = (a: NewNotice, b: NewNotice) => a.tone === b.tone && a.text === b.text;

/** Says something about what the person did. Form errors never come here. */
export const notify = (notice: NewNotice): number => {
  const shown = noticeStore.get();
  const twin = shown.find((other) => same(other, notice));
  lastId += 1;
  const added: Notice = { ...notice, id: lastId, times: (twin?.times ?? 0) + 1 };
  noticeStore.set([...shown.filter((other) => other !== twin), added].slice(-shownAtMost));
  return added.id;
};

export const dismissNotice = (id: number): void =>
  noticeStore.set(noticeStore.get().filter((notice) => notice.id !== id));

export const clearNotices = (): void => noticeStore.set([]);

/** Success, and anything said twice, leaves by itself; an error stays until it is read. */
export const leavesByItself = (notice: Notice): boolean => notice.tone === 'success' || notice.times > 1;

export const useNotices = () => useStore(noticeStore);
