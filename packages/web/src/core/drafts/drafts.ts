import type { Permission } from '@tervita/domain/auth';
import { draftDays } from '@tervita/domain/e-contacts';
import { forget, recall, remember, rememberedKeys } from '../storage.ts';

const prefix = 'draft';
const day = 86_400_000;

/** A draft belongs to one person: on a shared device nobody meets another's words. */
const keyOf = (userId: string, key: string) => `${prefix}.${userId}.${key}`;

interface Kept {
  readonly text: string;
  readonly at: number;
}

const parse = (stored: string | null): Kept | undefined => {
  try {
    const kept: unknown = JSON.parse(stored ?? 'null');
    return typeof kept === 'object' && kept && 'text' in kept && 'at' in kept ? (kept as Kept) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * A patient's words stay on the device. What staff type is about other people, on computers that several use: it stays
 * in this tab only, until the server has it.
 */
export type DraftPlace = 'local' | 'session';
export const draftPlaceOf = (role: Permission): DraftPlace => (role === 'PRM_PATIENT' ? 'local' : 'session');
const places: readonly DraftPlace[] = ['local', 'session'];

export const readDraft = (userId: string, key: string, place: DraftPlace = 'local'): string =>
  parse(recall(place, keyOf(userId, key)))?.text ?? '';

export const writeDraft = (
  userId: string,
  key: string,
  text: string,
  now: Date,
  place: DraftPlace = 'local',
): void => {
  if (text === '') forget(place, keyOf(userId, key));
  else remember(place, keyOf(userId, key), JSON.stringify({ text, at: now.getTime() }));
};

/** Begins the keys of what the server is to have: such a copy is here only until it has. */
const onItsWay = 'unsaved/';
export const unsavedKey = (id: string): string => `${onItsWay}${id}`;
export const unsavedIds = (userId: string): string[] => {
  const start = keyOf(userId, onItsWay);
  return rememberedKeys('local', start).map((key) => key.slice(start.length));
};

/** Logging out takes the words along, but for those that exist nowhere else; a session that ran out takes nothing. */
export const forgetDrafts = (): void => {
  for (const place of places)
    for (const key of rememberedKeys(place, prefix)) if (!key.includes(`.${onItsWay}`)) forget(place, key);
};

const dropFilesOfOthers = async (userId: string, now: Date) =>
  (await import('./kept-files.ts')).keepFilesOf(userId, now);

/** At sign-in: what others left here, and what is too old, goes. */
export const tidyDrafts = (userId: string, now: Date): void => {
  let hasStrange = false;
  for (const place of places)
    for (const key of rememberedKeys(place, prefix)) {
      const at = parse(recall(place, key))?.at ?? 0;
      const isMine = key.startsWith(keyOf(userId, ''));
      const isStrange = !isMine || now.getTime() - at > draftDays * day;
      hasStrange ||= isStrange;
      if (isStrange) forget(place, key);
    }
  // A file on its way never lies here without its words.
  if (hasStrange) void dropFilesOfOthers(userId, now);
};
