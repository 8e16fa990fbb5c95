/** Which of the three requests about leave it is: to begin it, to end it, to make it longer. */
export const leaveMatters = ['START', 'END', 'LENGTHEN'] as const;
export type LeaveMatter = (typeof leaveMatters)[number];

/** SICK_NOTE for one's own illness, CARE_NOTE for looking after somebody. */
export const leaveNotes = ['SICK_NOTE', 'CARE_NOTE'] as const;
export type LeaveNote = (typeof leaveNotes)[number];

/** What staff need for writing, ending or lengthening a leave. Days are days of the calendar; empty texts were not told. */
export interface LeaveCard {
  readonly matter: LeaveMatter;
  readonly note: LeaveNote;
  readonly startDate: string | null;
  /** The first day back at work. */
  readonly returnDate: string | null;
  /** The last day that is wanted. */
  readonly untilDate: string | null;
  readonly jobDescription: string;
  readonly worksWeekends: boolean | null;
  readonly unavailableVisitTimes: string;
  /** Of whom somebody looks after. */
  readonly carePatientCode: string;
  readonly notes: string;
}
