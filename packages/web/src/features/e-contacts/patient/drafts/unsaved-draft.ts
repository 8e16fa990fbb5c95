import type { FileItem } from '@tervita/contract/files';
import type { AskedPrescription } from '@tervita/contract/prescriptions';
import { type ProblemType, problemTypeNamed } from '@tervita/domain/problem-types';
import { now } from '../../../../core/clock.ts';
import { readDraft, unsavedIds, unsavedKey, writeDraft } from '../../../../core/drafts/drafts.ts';

/** What an e-contact consists of before it is one. */
export interface Content {
  readonly personId: string;
  readonly clinicId: string;
  readonly type: ProblemType;
  readonly text: string;
  readonly files: readonly FileItem[];
  /** Medicines that are asked for; the text says the same in words. */
  readonly prescriptions?: readonly AskedPrescription[] | undefined;
}

/** The copy on this device of what the server does not have yet. */
export interface UnsavedDraft extends Content {
  readonly id: string;
  /** The version at the server that was changed; 0 when there is none. */
  readonly version: number;
  /** Texts that were sent and whose answer did not come: found at the server, they are no one else's. */
  readonly tried: readonly string[];
}

const parsed = (id: string, stored: string): UnsavedDraft | undefined => {
  try {
    const kept = JSON.parse(stored || 'null') as UnsavedDraft | null;
    const type = problemTypeNamed(kept?.type ?? '');
    return kept && type && typeof kept.text === 'string' ? { ...kept, id, type } : undefined;
  } catch {
    return undefined;
  }
};

export const readUnsaved = (userId: string, id: string): UnsavedDraft | undefined =>
  parsed(id, readDraft(userId, unsavedKey(id)));

export const keepUnsaved = (userId: string, draft: UnsavedDraft): void =>
  writeDraft(userId, unsavedKey(draft.id), JSON.stringify(draft), now());

export const forgetUnsaved = (userId: string, id: string): void =>
  writeDraft(userId, unsavedKey(id), '', now());

const sameness = ({ personId, clinicId, type, text, files, prescriptions }: Content): string =>
  JSON.stringify([personId, clinicId, type, text, files.map(({ id }) => id), prescriptions]);

/** The server has these words. Newer ones, which another page has put in their place meanwhile, stay. */
export const forgetSaved = (userId: string, id: string, saved: Content): void => {
  const kept = readUnsaved(userId, id);
  if (kept && sameness(kept) === sameness(saved)) forgetUnsaved(userId, id);
};

export const allUnsaved = (userId: string): UnsavedDraft[] =>
  unsavedIds(userId).flatMap((id) => readUnsaved(userId, id) ?? []);
