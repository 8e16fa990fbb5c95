import type { Language } from '@tervita/domain/core';
import type { Tx } from '../../../../core/database/database.ts';
import type { Actor } from '../../../../core/session/actor.ts';
import { beginAroundWords } from './begin-around-words.ts';
import { findOfDraft, keep } from './questionnaire-store.ts';

interface MovedWords {
  readonly id: string;
  readonly patientPersonId: string;
  readonly clinicId: string;
  readonly text: string;
  readonly language?: Language | undefined;
  /** The words that gave the alarm where they stood before. */
  readonly promised: string;
}

/**
 * Words that were promised to go to the clinic by themselves keep that promise in the draft that they are moved to, in the
 * transaction that moves them: the page may be closed before it asks about danger there.
 */
export const keepPromiseOfMovedWords = async (
  tx: Tx,
  actor: Actor,
  { id, patientPersonId, clinicId, text, language, promised }: MovedWords,
  now: Date,
): Promise<void> => {
  if (!(await findOfDraft(tx, id))) {
    const matter = { id, patientPersonId, clinicId, language: language ?? actor.language ?? 'en' };
    await beginAroundWords(tx, actor, matter, now);
  }
  await keep(tx, id, { wordsToSend: text.includes(promised) ? text : promised }, now);
};
