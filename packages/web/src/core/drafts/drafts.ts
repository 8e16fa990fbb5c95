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

/** Logging out takes the words along; a session that ran out does not. */
export const forgetDrafts = (): void => {
  for (const key of rememberedKeys('local', prefix)) forget('local', key);
};

/** At sign-in: what others left here, and what is too old, goes. */
export const tidyDrafts = (userId: string, now: Date): void => {
  for (const key of rememberedKeys('local', prefix)) {
    const at = parse(recall('local', key))?.at ?? 0;
    const isMine = key.startsWith(keyOf(userId, ''));
    if (!isMine || now.getTime() - at > draftDays * day) forget('local', key);
  }
};
