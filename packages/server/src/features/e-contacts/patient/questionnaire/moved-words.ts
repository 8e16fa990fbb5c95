import type { Language } from '@tervita/domain/core';
import type { Tx } from '../../../../core/database/database.ts';
import { NotFound } from '../../../../core/http/errors.ts';
import type { Actor } from '../../../../core/session/actor.ts';
import { beginAroundWords } from './begin-around-words.ts';
import { type AlarmTimes, keepJudged } from './keep-judged.ts';
import { findOfDraft } from './questionnaire-store.ts';

/** Words that gave an alarm, with its times. */
export interface PromisedWords extends AlarmTimes {
  readonly words: string;
}

interface MovedWords {
  readonly id: string;
  readonly patientPersonId: string;
  readonly clinicId: string;
  readonly text: string;
  readonly language?: Language | undefined;
  /** What was promised where they stood before. */
  readonly promised: PromisedWords;
}

/**
 * Words that were promised to go to the clinic by themselves keep that promise, and its time, in the draft that they are moved to, in the
 * transaction that moves them: the page may be closed before it asks about danger there.
 */
export const keepPromiseOfMovedWords = async (
  tx: Tx,
  actor: Actor,
  { id, patientPersonId, clinicId, text, language, promised }: MovedWords,
  now: Date,
): Promise<void> => {
  const known = await findOfDraft(tx, id);
  if (!known) {
    const matter = { id, patientPersonId, clinicId, language: language ?? actor.language ?? 'en' };
    await beginAroundWords(tx, actor, matter, now);
  }
  const found = known ?? (await findOfDraft(tx, id));
  if (!found) throw new NotFound();
  const wordsToSend = text.includes(promised.words) ? text : promised.words;
  await keepJudged(tx, found, { wordsToSend }, { now, movedFrom: promised });
};
