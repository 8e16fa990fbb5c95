import { type LeaveCard, type LeaveMatter, type LeaveRequest, leaveNotes } from '../leave/index.ts';
import type { ProblemType } from '../problem-types/index.ts';
import { type Answers, choicesOf, typedIn } from './asking/answer.ts';
import { problemOf } from './problems/catalogue.ts';

/** Reasons that are about leave itself and ask for it in their own questions. */
const matterOf: Partial<Record<ProblemType, LeaveMatter>> = {
  FIT_NOTE: 'START',
  SICK_LEAVE: 'START',
  FIT_NOTE_END: 'END',
  FIT_NOTE_ENLENGTHEN: 'LENGTHEN',
};

/** Whether the reason is about leave itself: all that staff need for it is asked, and must be told. */
export const isAboutLeave = (type: ProblemType | null): boolean =>
  type !== null && matterOf[type] !== undefined;

/** Leave is often wanted with an illness: one that has lasted some time. */
export const asksForLeave = (type: ProblemType): boolean =>
  matterOf[type] === undefined &&
  (problemOf(type)?.questions.some(({ place }) => place === 'DURATION') ?? false);

const noDetails = {
  startDate: null,
  returnDate: null,
  untilDate: null,
  jobDescription: '',
  worksWeekends: null,
  unavailableVisitTimes: '',
  carePatientCode: '',
  notes: '',
} as const satisfies Partial<LeaveCard>;

/** Asked beside the questions about an illness. */
const cardOfRequest = (request: LeaveRequest): LeaveCard | null => {
  const { type, ...details } = request;
  return type === 'NOT_NEEDED' ? null : { ...noDetails, ...details, matter: 'START', note: type };
};

/** Asked in the questions of a reason that is about leave itself. */
const cardOfAnswers = (matter: LeaveMatter, answers: Answers): LeaveCard | null => {
  const note = leaveNotes.find((each) => choicesOf(answers.leaveType).includes(each));
  if (!note) return null;
  const weekends = choicesOf(answers.worksWeekends)[0];
  return {
    matter,
    note,
    startDate: typedIn(answers.startDate) || null,
    returnDate: typedIn(answers.returnDate) || null,
    untilDate: typedIn(answers.until) || null,
    jobDescription: typedIn(answers.jobDescription),
    worksWeekends: weekends === undefined ? null : weekends === 'yes',
    unavailableVisitTimes: typedIn(answers.unavailableTimes),
    carePatientCode: typedIn(answers.carePatientCode),
    notes: typedIn(answers.note),
  };
};

interface AskedAboutLeave {
  readonly problemType: ProblemType | null;
  readonly answers: Answers;
  readonly leaveRequest: LeaveRequest | null;
}

/** What was told about leave, wherever it was asked; null where no leave is wanted. */
export const leaveCardOf = ({ problemType, answers, leaveRequest }: AskedAboutLeave): LeaveCard | null => {
  const matter = problemType ? matterOf[problemType] : undefined;
  if (matter) return cardOfAnswers(matter, answers);
  // Another reason may have been chosen since leave was asked for beside an illness.
  const isAsked = problemType !== null && asksForLeave(problemType);
  return leaveRequest && isAsked ? cardOfRequest(leaveRequest) : null;
};
