import { listOfferedTypes } from '@tervita/contract/problem-types';
import { type ProblemType, patientGroupOf } from '@tervita/domain/problem-types';
import { useAnswer } from '../../../../core/api/index.ts';
import { flowAddress, useFlowChoice } from './flow-choice.ts';

/** Where a reason is told about; a questionnaire has questions of its own, elsewhere. */
export const pathOfReason = (type: ProblemType): string => {
  if (patientGroupOf(type) === 'QUESTIONNAIRES') return 'create';
  return type === 'OTHER_PROBLEM' ? 'problem-type' : 'questions';
};

/** To questions where the clinic lets them be asked, else to one's own words; undefined while nobody knows. */
export const useAfterEmergency = (): string | undefined => {
  const choice = useFlowChoice();
  const { clinicId = '', type } = choice;
  const offered = useAnswer(listOfferedTypes, { params: { clinicId } }, { enabled: clinicId !== '' });
  const own = flowAddress('create', choice);
  // What was begun in free words goes on in free words.
  if (offered.isError || !type || (choice.draftId && !choice.isAsked)) return own;
  if (!offered.data) return undefined;
  return offered.data.asksQuestions ? flowAddress(pathOfReason(type), choice) : own;
};
