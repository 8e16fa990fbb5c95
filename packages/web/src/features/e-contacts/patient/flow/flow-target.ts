import type { ProblemType } from '@tervita/domain/problem-types';
import { useUser } from '../../../../core/session/index.ts';
import { useFlowChoice } from './flow-choice.ts';

export interface FlowTarget {
  readonly personId: string;
  readonly clinicId: string;
  readonly type: ProblemType;
  /** The clinic asked for it. */
  readonly requestId?: string | undefined;
  readonly draftId: string | undefined;
}

/** For whom, where and why, once all three are known. */
export const useFlowTarget = (): FlowTarget | undefined => {
  const { personId, clinicId, type, requestId, draftId } = useFlowChoice();
  const { personId: myId } = useUser();
  return clinicId && type ? { personId: personId ?? myId, clinicId, type, requestId, draftId } : undefined;
};

/** A page for another person, clinic or reason is another page: nothing of the former one stays in it. */
export const matterKey = ({ personId, clinicId, type, requestId }: FlowTarget): string =>
  [personId, clinicId, type, requestId].join(' ');

export const instructionsAddress = (eContactId: string, isChanged = false): string =>
  `/e-contacts/instructions?eContactId=${eContactId}${isChanged ? '&changed=1' : ''}`;
