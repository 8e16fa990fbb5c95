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
