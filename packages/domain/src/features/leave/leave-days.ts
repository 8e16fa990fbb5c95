export const leaveDayProblems = ['BEFORE_BIRTH', 'TOO_FAR_AWAY', 'END_BEFORE_START'] as const;
export type LeaveDayProblem = (typeof leaveDayProblems)[number];

/** Days of the calendar, as YYYY-MM-DD; null where one was not told. */
export interface LeaveDays {
  readonly startDate: string | null;
  /** The last day that is wanted, or the first day back at work. */
  readonly endDate: string | null;
}

interface Calendar {
  readonly birthDate: string | null;
  readonly today: string;
}

const yearsFrom = (day: string, years: number): string =>
  `${String(Number(day.slice(0, 4)) + years).padStart(4, '0')}${day.slice(4)}`;

const problemOfDay = (day: string, { birthDate, today }: Calendar): LeaveDayProblem | undefined => {
  if (birthDate !== null && day < birthDate) return 'BEFORE_BIRTH';
  const isNear = day >= yearsFrom(today, -1) && day <= yearsFrom(today, 1);
  return isNear ? undefined : 'TOO_FAR_AWAY';
};

/** Which day of a leave cannot be meant, and why. A day more than a year away is a slip of the pen. */
export const findLeaveDayProblem = (
  { startDate, endDate }: LeaveDays,
  calendar: Calendar,
): { readonly day: keyof LeaveDays; readonly problem: LeaveDayProblem } | undefined => {
  const ofStart = startDate === null ? undefined : problemOfDay(startDate, calendar);
  if (ofStart) return { day: 'startDate', problem: ofStart };
  if (endDate === null) return undefined;
  const ofEnd = problemOfDay(endDate, calendar);
  if (ofEnd) return { day: 'endDate', problem: ofEnd };
  return startDate !== null && endDate < startDate
    ? { day: 'endDate', problem: 'END_BEFORE_START' }
    : undefined;
};
