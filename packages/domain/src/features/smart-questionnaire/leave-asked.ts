import { type LeaveRequest, leaveTypes, noLeave } from '../leave/index.ts';
import type { ProblemType } from '../problem-types/index.ts';
import { type Answers, choicesOf, typedIn } from './asking/answer.ts';
import { problemOf } from './problems/catalogue.ts';

/** Reasons that are about leave itself and ask for it in their own questions. */
const aboutLeave: readonly ProblemType[] = ['FIT_NOTE', 'SICK_LEAVE', 'FIT_NOTE_END', 'FIT_NOTE_ENLENGTHEN'];

/** Leave is often wanted with an illness: one that has lasted some time. */
export const asksForLeave = (type: ProblemType): boolean =>
  !aboutLeave.includes(type) &&
  (problemOf(type)?.questions.some(({ place }) => place === 'DURATION') ?? false);

/** What was answered where leave was the reason; nothing is asked twice. */
export const leaveInAnswers = (type: ProblemType, answers: Answers): LeaveRequest | null => {
  if (type !== 'FIT_NOTE' && type !== 'SICK_LEAVE') return null;
  const chosen = leaveTypes.find((each) => choicesOf(answers.leaveType).includes(each));
  if (!chosen) return null;
  const weekends = choicesOf(answers.worksWeekends)[0];
  return {
    ...noLeave,
    type: chosen,
    startDate: typedIn(answers.startDate) || null,
    jobDescription: typedIn(answers.jobDescription),
    worksWeekends: weekends === undefined ? null : weekends === 'yes',
    unavailableVisitTimes: typedIn(answers.unavailableTimes),
  };
};
