import type { Tx } from '../../../../core/database/database.ts';
import type { Actor } from '../../../../core/session/actor.ts';
import { releaseFromDraft } from '../../../files/index.ts';
import { alarmOf } from '../questionnaire/alarm.ts';
import { toldSoFar } from '../questionnaire/keep-draft.ts';
import type { PromisedWords } from '../questionnaire/moved-words.ts';
import { findOfDraft } from '../questionnaire/questionnaire-store.ts';
import { forgetWordsToSend } from '../questionnaire/words-to-send.ts';
import { lockDraft } from './draft-store.ts';

interface Moving {
  readonly id: string;
  /** Files that the writer sees beside the words. */
  readonly fileIds: readonly string[];
}

/**
 * Words that were moved to another draft stand in that one alone: the questionnaire's goes back to what was answered. Their
 * files may be taken along, unless the answers tell of danger and go to the clinic by themselves: then with all that they had.
 * The caller holds both drafts. One that is gone by now, or is somebody else's, has nothing to give. Returns the words that were promised to go by
 * themselves, and since when; null where none were.
 */
export const leaveAnswersOnly = async (
  tx: Tx,
  actor: Actor,
  { id, fileIds }: Moving,
  now: Date,
): Promise<PromisedWords | null> => {
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
  const answers = { ...found, questionnaire: { ...found.questionnaire, wordsToSend: null } };
  if (!alarmOf(answers, now)) await releaseFromDraft(tx, actor, id, fileIds);
  await forgetWordsToSend(tx, id, now);
  const { wordsToSend: words, alarmSince, signsTold } = found.questionnaire;
  return words ? { words, alarmSince, signsTold } : null;
};
