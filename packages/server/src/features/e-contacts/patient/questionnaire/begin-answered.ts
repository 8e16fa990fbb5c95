import type { Language } from '@tervita/domain/core';
import { LogicError } from '@tervita/domain/core';
import type { ProblemType } from '@tervita/domain/problem-types';
import { catalogueVersion, dangerQuestionId } from '@tervita/domain/smart-questionnaire';
import type { Tx } from '../../../../core/database/database.ts';
import { NotFound } from '../../../../core/http/errors.ts';
import type { Actor } from '../../../../core/session/actor.ts';
import { assertOffered } from '../../../problem-types/index.ts';
import { memberToWriteFor, patientOf } from '../member-of.ts';
import { factsOf } from './facts.ts';
import { begin, findMine, keep } from './questionnaire-store.ts';
import { takeAnswers } from './take-answers.ts';

interface WordsWithSigns {
  readonly draftId: string;
  readonly patientPersonId: string;
  readonly clinicId: string;
  readonly type: ProblemType;
  readonly text: string;
  readonly language: Language;
  /** The signs of danger that are there, or "none" alone; undefined where nobody was asked. */
  readonly signs: readonly string[] | undefined;
}

/**
 * Words that were never saved as a draft bring their answer about danger along: it is kept in a draft that lives as long as
 * the sending, so that it is judged, filed and shown like every other. Without an answer they are refused.
 */
export const beginAnswered = async (
  tx: Tx,
  actor: Actor,
  { draftId: id, patientPersonId, clinicId, type, text, language, signs }: WordsWithSigns,
  { now, newId }: { readonly now: Date; readonly newId: string },
): Promise<void> => {
  if (!signs) throw new LogicError('DANGER_NOT_ASKED');
  await patientOf(tx, patientPersonId, actor, now);
  // What the sending would refuse is refused for the same reason.
  await memberToWriteFor(tx, { clinicId, personId: patientPersonId, writer: actor }, newId);
  await assertOffered(tx, clinicId, type);
  const made = await tx
    .insertInto('e_contact_draft')
    .values({
      id,
      author_user_id: actor.userId,
      patient_person_id: patientPersonId,
      clinic_id: clinicId,
      kind: 'OWN_WORDS',
      type,
      text,
      language,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    // The id is somebody else's: as if it did not exist.
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) throw new NotFound();
  const matter = { id, authorUserId: actor.userId, patientPersonId, clinicId, language };
  await begin(tx, { ...matter, isOnlyDanger: true, requestId: null, input: '', catalogueVersion }, now);
  const found = await findMine(tx, actor.userId, id);
  if (!found) throw new NotFound();
  const given = { [dangerQuestionId]: { choices: [...signs] } };
  const answers = takeAnswers(type, {}, given, factsOf(found, now));
  await keep(tx, id, { problemType: type, answers, dangerAnsweredAt: now }, now);
};
