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
  /** Nothing is lost with it: the server has the words, or nobody typed them. */
  readonly isSafe?: boolean;
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

/** Whether nothing would be lost with the copy that is here; true also where there is none. */
export const isSafeDraft = (userId: string, key: string, place: DraftPlace = 'local'): boolean =>
  parse(recall(place, keyOf(userId, key)))?.isSafe ?? recall(place, keyOf(userId, key)) === null;

export const draftWrittenAt = (userId: string, key: string): number =>
  parse(recall('local', keyOf(userId, key)))?.at ?? 0;

/** Between a log-out and the next sign-in a page that is being closed must not bring anything back. */
let isWiped = false;

export const writeDraft = (
  userId: string,
  key: string,
  text: string,
  now: Date,
  place: DraftPlace = 'local',
  isSafe = false,
): void => {
  if (isWiped) return;
  if (text === '') forget(place, keyOf(userId, key));
  else remember(place, keyOf(userId, key), JSON.stringify({ text, at: now.getTime(), isSafe }));
};

/** The server has these words now; the copy stays for the page that shows them. */
export const markSafe = (userId: string, key: string, place: DraftPlace = 'local'): void => {
  const kept = parse(recall(place, keyOf(userId, key)));
  if (kept && !isWiped) remember(place, keyOf(userId, key), JSON.stringify({ ...kept, isSafe: true }));
};

/** The keys of what this person typed and what exists on this device only. */
export const keysOnlyHere = (userId: string): string[] =>
  places.flatMap((place) => {
    const start = keyOf(userId, '');
    const keys = rememberedKeys(place, start).filter((key) => {
      const kept = parse(recall(place, key));
      return kept !== undefined && !kept.isSafe;
    });
    return keys.map((key) => key.slice(start.length));
  });
export const hasWordsOnlyHere = (userId: string): boolean => keysOnlyHere(userId).length > 0;

/** Begins the keys of what the server is to have: such a copy is here only until it has. */
const onItsWay = 'unsaved/';
export const unsavedKey = (id: string): string => `${onItsWay}${id}`;
export const unsavedIds = (userId: string): string[] => {
  const start = keyOf(userId, onItsWay);
  return rememberedKeys('local', start).map((key) => key.slice(start.length));
};

/** Logging out takes all words along, of whomever; a session that ran out takes none. */
export const forgetDrafts = (): void => {
  isWiped = true;
  for (const place of places) for (const key of rememberedKeys(place, prefix)) forget(place, key);
};

/** When somebody is there: what others left here, and what is too old, goes. */
export const tidyDrafts = (userId: string, now: Date): void => {
  isWiped = false;
  for (const place of places)
    for (const key of rememberedKeys(place, prefix)) {
      const at = parse(recall(place, key))?.at ?? 0;
      const isMine = key.startsWith(keyOf(userId, ''));
      if (!isMine || now.getTime() - at > draftDays * day) forget(place, key);
    }
};
