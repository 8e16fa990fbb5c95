/** Times over which a clinic looks back; each page offers some of them. */
export type Period =
  | `LAST_${7 | 28 | 30 | 90 | 365}_DAYS`
  | 'THIS_MONTH'
  | 'LAST_MONTH'
  | 'THIS_YEAR'
  | 'LAST_YEAR';

export interface DayRange {
  /** 2026-03-12, as the clinic's calendar has it; both days belong to it. */
  readonly from: string;
  readonly to: string;
}

const dayMs = 86_400_000;
const isoOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
export const plusDays = (day: string, days: number): string => isoOf(Date.parse(day) + days * dayMs);
const monthOf = (year: number, month: number): DayRange => ({
  from: isoOf(Date.UTC(year, month, 1)),
  to: isoOf(Date.UTC(year, month + 1, 0)),
});
export const earlierOf = (one: string, other: string): string =>
  Date.parse(one) < Date.parse(other) ? one : other;
const yearOf = (year: number): DayRange => ({ from: `${year}-01-01`, to: `${year}-12-31` });

const lastDays: Partial<Record<Period, number>> = {
  LAST_7_DAYS: 7,
  LAST_28_DAYS: 28,
  LAST_30_DAYS: 30,
  LAST_90_DAYS: 90,
  LAST_365_DAYS: 365,
};

/** The days of a period, and as many of the same one before it: a month that is not over is held against as much of the last. */
export const periodRange = (period: Period, today: string): { now: DayRange; before: DayRange } => {
  const days = lastDays[period];
  if (days)
    return {
      now: { from: plusDays(today, 1 - days), to: today },
      before: { from: plusDays(today, 1 - 2 * days), to: plusDays(today, -days) },
    };
  const [year = 0, month = 1] = today.split('-').map(Number);
  const isMonth = period === 'THIS_MONTH' || period === 'LAST_MONTH';
  const back = period === 'LAST_MONTH' || period === 'LAST_YEAR' ? 1 : 0;
  const rangeBack = (steps: number) => (isMonth ? monthOf(year, month - 1 - steps) : yearOf(year - steps));
  const [now, before] = [rangeBack(back), rangeBack(back + 1)];
  if (now.to <= today) return { now, before };
  const gone = (Date.parse(today) - Date.parse(now.from)) / dayMs;
  const asFar = plusDays(before.from, gone);
  return {
    now: { from: now.from, to: today },
    before: { from: before.from, to: earlierOf(asFar, before.to) },
  };
};

export type TrendStep = 'day' | 'week' | 'month';

/** So that a chart has between a handful and some thirty points. */
export const trendStepOf = ({ from, to }: DayRange): TrendStep => {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  if (days <= 31) return 'day';
  return days <= 120 ? 'week' : 'month';
};

/** The day on which each step of a trend begins, in their order: the first with the range, weeks on Mondays. */
export const trendSteps = (range: DayRange): string[] => {
  const step = trendStepOf(range);
  const begins = (day: string): boolean => {
    if (step === 'day' || day === range.from) return true;
    return step === 'week' ? new Date(day).getUTCDay() === 1 : day.endsWith('-01');
  };
  const days = (Date.parse(range.to) - Date.parse(range.from)) / dayMs + 1;
  return Array.from({ length: days }, (_, ahead) => plusDays(range.from, ahead)).filter(begins);
};

/** The Monday of the week in which a day lies. */
export const mondayOf = (day: string): string => plusDays(day, -((new Date(day).getUTCDay() + 6) % 7));
