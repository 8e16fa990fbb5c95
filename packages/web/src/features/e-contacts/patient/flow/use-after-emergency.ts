import { listOfferedTypes } from '@tervita/contract/problem-types';
import { type ProblemType, patientGroupOf } from '@tervita/domain/problem-types';
import { opensWithDanger } from '@tervita/domain/smart-questionnaire';
import { useAnswer } from '../../../../core/api/index.ts';
import { flowAddress, useFlowChoice } from './flow-choice.ts';

/** Where a reason is told about; a questionnaire has questions of its own, elsewhere. */
export const pathOfReason = (type: ProblemType): string => {
  if (patientGroupOf(type) === 'QUESTIONNAIRES') return 'create';
  return type === 'OTHER_PROBLEM' ? 'problem-type' : 'questions';
};

interface After {
  readonly address: string;
  /** Signs of danger are asked about there, one by one. */
  readonly asksDanger: boolean;
}

/** To questions where the clinic lets them be asked, else to one's own words; undefined while nobody knows. */
export const useAfterEmergency = (): After | undefined => {
  const choice = useFlowChoice();
  const { clinicId = '', type, draftId, isAsked, isUnasked } = choice;
  const offered = useAnswer(listOfferedTypes, { params: { clinicId } }, { enabled: clinicId !== '' });
  const own = { address: flowAddress('create', { ...choice, isUnasked: false }), asksDanger: false };
  // What was begun in free words goes on in free words.
  if (offered.isError || !type || isUnasked || (draftId && !isAsked)) return own;
  if (!offered.data) return undefined;
  if (!offered.data.asksQuestions) return own;
  return { address: flowAddress(pathOfReason(type), choice), asksDanger: opensWithDanger(type) };
};
