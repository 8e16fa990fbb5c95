import { LogicError } from '@tervita/domain/core';
import type { Reader } from '../../../../core/database/database.ts';
import { type Found, findOfDraft } from './questionnaire-store.ts';
import type { FlowBody } from './steps.ts';

interface Matter {
  readonly patientPersonId?: string | undefined;
  readonly clinicId?: string | undefined;
}

const isOf = ({ questionnaire }: Found, { patientPersonId, clinicId }: Matter): boolean =>
  (patientPersonId ?? questionnaire.patientPersonId) === questionnaire.patientPersonId &&
  (clinicId ?? questionnaire.clinicId) === questionnaire.clinicId;

/** A page that stands for somebody or something else must not write into this questionnaire. */
export const assertSameMatter = (found: Found, body: FlowBody): void => {
  const { problemType } = found.questionnaire;
  // Choosing the problem is what this step is for.
  const reason = body.stage === 'QUESTIONS' ? undefined : body.chiefProblemTypeId;
  const isReason = reason === undefined || problemType === null || reason === problemType;
  if (!isOf(found, body) || !isReason) throw new LogicError('QUESTIONNAIRE_MISMATCH');
};

/** Answers go with the free words that were written after them; not to another person or clinic. */
export const assertAnswersStay = async (db: Reader, draftId: string, matter: Matter): Promise<void> => {
  const found = await findOfDraft(db, draftId);
  if (found && !isOf(found, matter)) throw new LogicError('QUESTIONNAIRE_MISMATCH');
};
