import { LogicError } from '@tervita/domain/core';
import { isGrave } from '@tervita/domain/smart-questionnaire';
import type { Tx } from '../../../../core/database/database.ts';
import type { Actor } from '../../../../core/session/actor.ts';
import { findDraft } from '../drafts/draft-store.ts';
import { beginAroundWords } from './begin-around-words.ts';
import type { LookThrough } from './judge.ts';
import { keepJudged } from './keep-judged.ts';
import { findOfDraft } from './questionnaire-store.ts';
import type { FlowBody } from './steps.ts';

/**
 * Words that were written before anybody asked about danger: without a connection, or for somebody else. They stay as
 * they are, and danger alone is asked.
 */
export const beginBesideWords = async (
  tx: Tx,
  actor: Actor,
  body: Extract<FlowBody, { stage: 'PROBLEM_TYPE' }>,
  { now, lookThrough }: { readonly now: Date; readonly lookThrough: LookThrough },
): Promise<void> => {
  const { aiQuestionnaireId: id, patientPersonId, clinicId, locale: language, chiefProblemTypeId } = body;
  if (!chiefProblemTypeId || body.mustExist || (await findOfDraft(tx, id))) return;
  const draft = await findDraft(tx, id);
  if (draft?.patientPersonId !== patientPersonId || draft.clinicId !== clinicId)
    throw new LogicError('QUESTIONNAIRE_MISMATCH');
  await beginAroundWords(tx, actor, { id, patientPersonId, clinicId, language }, now);
  // Words that were moved here told of danger where they stood before; those of a page without a connection may, too.
  if (!lookThrough(draft.text).some(({ action }) => isGrave(action))) return;
  const found = await findOfDraft(tx, id);
  if (found) await keepJudged(tx, found, { wordsToSend: draft.text }, { now, lookThrough });
};
