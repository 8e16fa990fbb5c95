import { type Action, isDangerRule, isMoreDangerRule } from '@tervita/domain/smart-questionnaire';
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
  const isTicked = isDangerRule(ruleId) || isMoreDangerRule(ruleId);
  const advice = action === 'CRISIS' ? words.givenCrisisLines : words.toldToCall(emergencyNumber);
  return [isTicked ? words.ticked(told) : told, ...(isWarned ? [advice] : [])].join(' · ');
};
