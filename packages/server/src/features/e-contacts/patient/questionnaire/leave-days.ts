import { calendarDayIn } from '@tervita/domain/core';
import {
  findLeaveDayProblem,
  type LeaveDayProblem,
  type LeaveDays,
  type LeaveRequest,
  leaveTypesFor,
} from '@tervita/domain/leave';
import type { ProblemType } from '@tervita/domain/problem-types';
import { type Answers, asksForLeave, isAboutLeave, typedIn } from '@tervita/domain/smart-questionnaire';
import { BadInput } from '../../../../core/http/errors.ts';
import type { Found } from './questionnaire-store.ts';

const keys: Readonly<Record<LeaveDayProblem, string>> = {
  BEFORE_BIRTH: 'beforeBirth',
  TOO_FAR_AWAY: 'tooFarAway',
  END_BEFORE_START: 'endBeforeStart',
};

const calendarOf = ({ about }: Found, now: Date) => ({
  birthDate: about.birthDate,
  today: calendarDayIn(about.clinicZone, now),
});

const refuse = (path: readonly string[], key: string): never => {
  throw new BadInput([{ path: ['body', ...path], key }]);
};

/** Leave that is asked for beside an illness: only where it is asked, and a child does not work. */
export const assertLeaveFits = (found: Found, leave: LeaveRequest, now: Date): void => {
  if (leave.type === 'NOT_NEEDED') return;
  const { problemType } = found.questionnaire;
  const calendar = calendarOf(found, now);
  const isOffered = leaveTypesFor(calendar).includes(leave.type);
  if (problemType === null || !asksForLeave(problemType) || !isOffered)
    refuse(['leaveRequest', 'type'], 'invalid_value');
  const wrong = findLeaveDayProblem({ startDate: leave.startDate, endDate: null }, calendar);
  if (wrong) refuse(['leaveRequest', 'startDate'], keys[wrong.problem]);
};

const dayIn = (answers: Answers, id: string) => typedIn(answers[id]) || null;

const leaveDaysIn = (answers: Answers): LeaveDays => ({
  startDate: dayIn(answers, 'startDate'),
  endDate: dayIn(answers, 'returnDate') ?? dayIn(answers, 'until'),
});

/**
 * Days in the answers to questions about leave itself. Only those that this step brings are judged: a day that was
 * answered before and has aged meanwhile must not hold up another answer, least of all one about danger.
 */
export const assertLeaveDaysFit = (
  found: Found,
  type: ProblemType,
  { brought, all }: { readonly brought: Answers; readonly all: Answers },
  now: Date,
): void => {
  const [broughtDays, allDays] = [leaveDaysIn(brought), leaveDaysIn(all)];
  if (!isAboutLeave(type) || (broughtDays.startDate ?? broughtDays.endDate) === null) return;
  const calendar = calendarOf(found, now);
  const wrongOrder = findLeaveDayProblem(allDays, calendar);
  const wrong =
    findLeaveDayProblem(broughtDays, calendar) ??
    (wrongOrder?.problem === 'END_BEFORE_START' ? wrongOrder : undefined);
  const endQuestion = dayIn(all, 'returnDate') ? 'returnDate' : 'until';
  if (wrong) refuse(['answers', wrong.day === 'startDate' ? 'startDate' : endQuestion], keys[wrong.problem]);
};
