import type { Language } from '@tervita/domain/core';
import { catalogueVersion } from '@tervita/domain/smart-questionnaire';
import type { Tx } from '../../../../core/database/database.ts';
import type { Actor } from '../../../../core/session/actor.ts';
import { patientOf } from '../member-of.ts';
import { begin, findOfDraft, keep } from './questionnaire-store.ts';

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
    await patientOf(tx, patientPersonId, actor, now);
    const matter = { id, authorUserId: actor.userId, patientPersonId, clinicId };
    const asked = { isOnlyDanger: true, requestId: null, input: '', catalogueVersion };
    await begin(tx, { ...matter, ...asked, language: language ?? actor.language ?? 'en' }, now);
  }
  await keep(tx, id, { wordsToSend: text.includes(promised) ? text : promised }, now);
};
