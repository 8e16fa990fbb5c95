import {
  type Action,
  isDangerRule,
  isMoreDangerRule,
  suspicionOf,
} from '@tervita/domain/smart-questionnaire';
import type { flagged } from './en.ts';

interface Reason {
  readonly ruleId: string;
  readonly action: Action;
  readonly told: string;
  readonly isWarned: boolean;
}

/** One sign of danger on one line: what was told and how, and what its writer was told to do. */
export const raisedLine = (
  { ruleId, action, told, isWarned }: Reason,
  words: typeof flagged,
  emergencyNumber: string,
): string => {
  const suspicion = suspicionOf({ id: ruleId });
  if (suspicion) return `${words.soundsLike(suspicion.kind)}. ${told}`;
  const isTicked = isDangerRule(ruleId) || isMoreDangerRule(ruleId);
  const advice = action === 'CRISIS' ? words.givenCrisisLines : words.toldToCall(emergencyNumber);
  return [isTicked ? words.ticked(told) : told, ...(isWarned ? [advice] : [])].join(' · ');
};
