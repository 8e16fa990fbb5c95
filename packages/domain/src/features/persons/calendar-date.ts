/** A day without time or zone, written as YYYY-MM-DD, so that text order is time order. */
export type CalendarDate = string;

export type DateParts = { year: number; month: number; day: number };

const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** 0 for a month that does not exist. */
const daysInMonth = (year: number, month: number): number =>
  month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? 0);

export const toCalendarDate = ({ year, month, day }: DateParts): CalendarDate =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/** Undefined when there is no such day, as 29 February 2003. */
export const existingDate = (parts: DateParts): CalendarDate | undefined =>
  parts.day >= 1 && parts.day <= daysInMonth(parts.year, parts.month) ? toCalendarDate(parts) : undefined;

export const dateParts = (text: string): DateParts | undefined => {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const parts = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return existingDate(parts) === undefined ? undefined : parts;
};

/** The same day some months later; where that month is too short, the first of the month after it. */
export const addMonths = ({ year, month, day }: DateParts, months: number): DateParts => {
  const index = year * 12 + (month - 1) + months;
  const target = { year: Math.floor(index / 12), month: (index % 12) + 1, day };
  if (day <= daysInMonth(target.year, target.month)) return target;
  return addMonths({ ...target, day: 1 }, 1);
};

/** Days since a fixed day long ago, counted in the proleptic Gregorian calendar with years that begin in March. */
export const dayNumber = ({ year, month, day }: DateParts): number => {
  const fromMarch = (month + 9) % 12;
  const y = month <= 2 ? year - 1 : year;
  const leaps = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  return 365 * y + leaps + Math.floor((153 * fromMarch + 2) / 5) + day;
};
