import { isRecord } from '../api/api-error.ts';
import { now } from '../clock.ts';
import { type DraftPlace, readDraft, writeDraft } from '../drafts/drafts.ts';
import { recall, remember } from '../storage.ts';

/** Where the typed values of a form outlive its page. Never a password or a code. */
export interface Kept {
  readonly read: () => Readonly<Record<string, string>>;
  readonly write: (values: Readonly<Record<string, string>>) => void;
}

const parse = (stored: string | null): Record<string, string> => {
  try {
    const kept: unknown = JSON.parse(stored || 'null');
    if (!isRecord(kept)) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
};

/** Before sign-in: in this tab only. */
export const keptInTab = (key: string): Kept => ({
  read: () => parse(recall('session', `form.${key}`)),
  write: (values) => remember('session', `form.${key}`, JSON.stringify(values)),
});

const keptAt = (place: DraftPlace, userId: string, key: string, isSafe = false): Kept => ({
  read: () => parse(readDraft(userId, key, place)),
  write: (values) => {
    const text = Object.keys(values).length === 0 ? '' : JSON.stringify(values);
    writeDraft(userId, key, text, now(), place, isSafe);
  },
});

/** Of a person: goes with them at logout, which asks first; stays over a session that ran out. */
export const keptAsDraft = (userId: string, key: string): Kept => keptAt('local', userId, key);

/** What staff type about a patient: the same, but in this tab only. */
export const keptAsStaffDraft = (userId: string, key: string): Kept => keptAt('session', userId, key);

/** Also in this tab only, but nobody is sorry when it goes: a search, ids. */
export const keptAside = (userId: string, key: string): Kept => keptAt('session', userId, key, true);
