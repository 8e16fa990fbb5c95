import type { MoreDanger, Warning } from '@tervita/contract/e-contacts';
import { actions } from '@tervita/domain/smart-questionnaire';
import { createStore, useStore } from '../../../../core/store.ts';

/** What the writer of words that have gone must know, or is asked. */
export interface WriterNotice {
  readonly warning: Warning | null;
  readonly ask: MoreDanger | null;
}

/** What became of the conversation because of a warning. */
export type ThreadChange = 'NOT_CLOSED' | 'OPEN_AGAIN';

export interface UnreadNotice extends WriterNotice {
  readonly change: ThreadChange | undefined;
}

/**
 * Until its writer has read it, wherever they are when it comes. In memory only: what it says of somebody's health is kept
 * neither in the history of the browser nor on the device, where the next one at it could come upon it.
 */
const unread = createStore<ReadonlyMap<string, UnreadNotice>>(new Map());

const keyOf = (userId: string, eContactId: string): string => `${userId} ${eContactId}`;

const replace = (key: string, notice: UnreadNotice | undefined): void => {
  const others = [...unread.get()].filter(([each]) => each !== key);
  unread.set(new Map(notice ? [...others, [key, notice]] : others));
};

const graver = (one: Warning | null, other: Warning | null): Warning | null => {
  if (!one || !other) return one ?? other;
  return actions.indexOf(one.action) <= actions.indexOf(other.action) ? one : other;
};

/** There is room for one warning and one question: a warning that is still unread gives way only to one as grave. */
export const keepNotice = (
  userId: string,
  eContactId: string,
  { warning, ask }: WriterNotice,
  change?: ThreadChange,
): void => {
  if (!warning && !ask) return;
  const key = keyOf(userId, eContactId);
  const before = unread.get().get(key);
  replace(key, {
    warning: graver(warning, before?.warning ?? null),
    ask: ask ?? before?.ask ?? null,
    change: change ?? before?.change,
  });
};

export const unreadNoticeOf = (userId: string, eContactId: string): UnreadNotice | undefined =>
  unread.get().get(keyOf(userId, eContactId));

/** The question was answered: what its answer calls for, or else what the words themselves did. */
export const answerNotice = (
  userId: string,
  eContactId: string,
  found: Warning | null,
  change: ThreadChange | undefined,
): void => {
  const before = unreadNoticeOf(userId, eContactId);
  const warning = found ?? before?.warning ?? null;
  const next = { warning, ask: null, change: change ?? before?.change };
  replace(keyOf(userId, eContactId), warning ? next : undefined);
};

export const markNoticeRead = (userId: string, eContactId: string): void =>
  replace(keyOf(userId, eContactId), undefined);

export const useUnreadNotice = (userId: string, eContactId: string): UnreadNotice | undefined =>
  useStore(unread).get(keyOf(userId, eContactId));
