import { mayWork } from '../persons/index.ts';
import { leaveNotes } from './leave-card.ts';

export const leaveTypes = [...leaveNotes, 'NOT_NEEDED'] as const;
export type LeaveType = (typeof leaveTypes)[number];

export const jobDescriptionMax = 300;
export const visitTimesMax = 300;

export interface LeaveRequest {
  readonly type: LeaveType;
  /** The first day of leave; a day of the calendar. */
  readonly startDate: string | null;
  readonly jobDescription: string;
  readonly worksWeekends: boolean | null;
  /** When the person cannot come, or be called. */
  readonly unavailableVisitTimes: string;
}

export const noLeave: LeaveRequest = {
  type: 'NOT_NEEDED',
  startDate: null,
  jobDescription: '',
  worksWeekends: null,
  unavailableVisitTimes: '',
};

interface Worker {
  readonly birthDate: string | null | undefined;
  readonly today: string;
}

/** A child does not work: only the one who cares for it may need a note. Of an unknown age, all may be needed. */
export const leaveTypesFor = ({ birthDate, today }: Worker): readonly LeaveType[] =>
  birthDate && !mayWork(birthDate, today)
    ? ['NOT_NEEDED', 'CARE_NOTE']
    : ['NOT_NEEDED', 'SICK_NOTE', 'CARE_NOTE'];

/** A note that begins on no day cannot be written. */
export const lacksStartDate = ({ type, startDate }: Pick<LeaveRequest, 'type' | 'startDate'>): boolean =>
  type !== 'NOT_NEEDED' && startDate === null;
