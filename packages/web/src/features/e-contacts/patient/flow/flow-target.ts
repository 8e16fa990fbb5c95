import type { ProblemType } from '@tervita/domain/problem-types';
import { useUser } from '../../../../core/session/index.ts';
import { useFlowChoice } from './flow-choice.ts';

export interface FlowTarget {
  readonly personId: string;
  readonly clinicId: string;
  readonly type: ProblemType;
  readonly draftId: string | undefined;
}

/** For whom, where and why, once all three are known. */
export const useFlowTarget = (): FlowTarget | undefined => {
  const { personId, clinicId, type, draftId } = useFlowChoice();
  const { personId: myId } = useUser();
  return clinicId && type ? { personId: personId ?? myId, clinicId, type, draftId } : undefined;
};

/** A page for another person, clinic or reason is another page: nothing of the former one stays in it. */
export const matterKey = ({ personId, clinicId, type }: FlowTarget): string =>
  `${personId} ${clinicId} ${type}`;

export const instructionsAddress = (eContactId: string, isChanged = false): string =>
  `/e-contacts/instructions?eContactId=${eContactId}${isChanged ? '&changed=1' : ''}`;
