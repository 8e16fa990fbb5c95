import { listOfferedTypes } from '@tervita/contract/problem-types';
import { useAnswer } from '../../../../core/api/index.ts';
import { flowAddress, useFlowChoice } from './flow-choice.ts';

interface After {
  readonly address: string;
  /** Signs of danger are asked about there, one by one. */
  readonly asksDanger: boolean;
}

/** To the signs of danger and what follows them; undefined while nobody knows. */
export const useAfterEmergency = (): After | undefined => {
  const choice = useFlowChoice();
  const { clinicId = '', type, draftId, isAsked, isUnasked } = choice;
  const offered = useAnswer(listOfferedTypes, { params: { clinicId } }, { enabled: clinicId !== '' });
  const own = { address: flowAddress('create', { ...choice, isUnasked: true }), asksDanger: false };
  if (offered.isError || !type || isUnasked) return own;
  // What was begun in free words goes on in free words; that page knows whether danger is still to be asked about.
  if (draftId && !isAsked) return { address: flowAddress('create', choice), asksDanger: true };
  if (!offered.data) return undefined;
  return { address: flowAddress('questions', choice), asksDanger: true };
};
