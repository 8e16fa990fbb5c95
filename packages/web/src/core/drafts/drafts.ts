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

export const readDraft = (userId: string, key: string): string =>
  parse(recall('local', keyOf(userId, key)))?.text ?? '';

export const writeDraft = (userId: string, key: string, text: string, now: Date): void => {
  if (text === '') forget('local', keyOf(userId, key));
  else remember('local', keyOf(userId, key), JSON.stringify({ text, at: now.getTime() }));
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
  for (const key of rememberedKeys('local', prefix)) if (!key.includes(`.${onItsWay}`)) forget('local', key);
};

const dropFilesOfOthers = async (userId: string, now: Date) =>
  (await import('./kept-files.ts')).keepFilesOf(userId, now);

/** At sign-in: what others left here, and what is too old, goes. */
export const tidyDrafts = (userId: string, now: Date): void => {
  let hasStrange = false;
  for (const key of rememberedKeys('local', prefix)) {
    const at = parse(recall('local', key))?.at ?? 0;
    const isMine = key.startsWith(keyOf(userId, ''));
    const isStrange = !isMine || now.getTime() - at > draftDays * day;
    hasStrange ||= isStrange;
    if (isStrange) forget('local', key);
  }
  // A file on its way never lies here without its words.
  if (hasStrange) void dropFilesOfOthers(userId, now);
};
