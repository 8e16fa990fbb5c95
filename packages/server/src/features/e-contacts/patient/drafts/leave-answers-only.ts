import type { Tx } from '../../../../core/database/database.ts';
import type { Actor } from '../../../../core/session/actor.ts';
import { toldSoFar } from '../questionnaire/keep-draft.ts';
import type { PromisedWords } from '../questionnaire/moved-words.ts';
import { findOfDraft } from '../questionnaire/questionnaire-store.ts';
import { forgetWordsToSend } from '../questionnaire/words-to-send.ts';
import { lockDraft, oneAtATime } from './draft-store.ts';

/**
 * Words that were moved to another draft stand in that one alone: the questionnaire's goes back to what was answered.
 * One that is gone by now, or is somebody else's, has nothing to give. Returns the words that were promised to go by
 * themselves, and since when; null where none were.
 */
export const leaveAnswersOnly = async (
  tx: Tx,
  actor: Actor,
  id: string,
  now: Date,
): Promise<PromisedWords | null> => {
  await oneAtATime(tx, id);
  const draft = await lockDraft(tx, actor, id);
  const found = draft && (await findOfDraft(tx, id));
  if (!found) return null;
  await tx
    .updateTable('e_contact_draft')
    .set({
      kind: 'QUESTIONNAIRE',
      type: found.questionnaire.problemType ?? 'OTHER_PROBLEM',
      text: toldSoFar(found, now),
      version: draft.version + 1,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
  await forgetWordsToSend(tx, id, now);
  const { wordsToSend: words, alarmSince, signsTold } = found.questionnaire;
  return words ? { words, alarmSince, signsTold } : null;
};
