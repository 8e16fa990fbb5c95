import { fromLocal, toLocal } from '../../core/local-time.ts';

/** From one time of the day to another, as the clinic's clock shows them: 08:00 to 17:00. */
export interface OpenInterval {
  readonly opens: string;
  readonly closes: string;
}
export interface WeeklyInterval extends OpenInterval {
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: number;
}
/** A holiday, or a day with hours of its own; without intervals the clinic is closed. */
export interface SpecialDay {
  readonly day: string;
  readonly name: string;
  readonly intervals: readonly OpenInterval[];
}
export interface OpeningHours {
  readonly timeZone: string;
  /** Empty: the clinic has not said when it is open. */
  readonly weekly: readonly WeeklyInterval[];
  readonly specialDays: readonly SpecialDay[];
}

const minute = 60_000;
const day = 86_400_000;
const week = 7 * day;
/** No clinic is closed for longer than this. */
const longestClosed = 60;

/** What counts for a clinic that has not said when it is open. */
const usualWeek: readonly WeeklyInterval[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  opens: '08:00',
  closes: '18:00',
}));
const weeklyOf = ({ weekly }: OpeningHours) => (weekly.length > 0 ? weekly : usualWeek);

const timeOfDay = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * minute;
};
const midnightOf = (local: number) => Math.floor(local / day) * day;
/** The first of January 1970 was a Thursday. */
const weekdayOf = (local: number) => ((Math.floor(local / day) + 3) % 7) + 1;
const byOpening = (a: OpenInterval, b: OpenInterval) => timeOfDay(a.opens) - timeOfDay(b.opens);

/** The intervals of the local day that begins at this midnight. */
const intervalsOn = (hours: OpeningHours, midnight: number): readonly OpenInterval[] => {
  const date = new Date(midnight).toISOString().slice(0, 10);
  const special = hours.specialDays.find((one) => one.day === date);
  const weekday = weekdayOf(midnight);
  return (special?.intervals ?? weeklyOf(hours).filter((one) => one.weekday === weekday)).toSorted(byOpening);
};

/** From one moment to another, in milliseconds. */
export interface OpenSpan {
  readonly from: number;
  readonly to: number;
}
/** The same as moments. */
const spansOn = (hours: OpeningHours, midnight: number): OpenSpan[] =>
  intervalsOn(hours, midnight).map(({ opens, closes }) => ({
    from: fromLocal(midnight + timeOfDay(opens), hours.timeZone),
    to: fromLocal(midnight + timeOfDay(closes), hours.timeZone),
  }));

const localMidnight = (hours: OpeningHours, at: Date) => midnightOf(toLocal(at.getTime(), hours.timeZone));

export const isOpenAt = (hours: OpeningHours, at: Date): boolean =>
  spansOn(hours, localMidnight(hours, at)).some(({ from, to }) => from <= at.getTime() && at.getTime() < to);

/** The first time after this moment at which the clinic opens; undefined when it stays closed for two months. */
export const nextOpening = (hours: OpeningHours, after: Date): Date | undefined => {
  const today = localMidnight(hours, after);
  for (let ahead = 0; ahead <= longestClosed; ahead += 1) {
    const span = spansOn(hours, today + ahead * day).find(({ from }) => from > after.getTime());
    if (span) return new Date(span.from);
  }
  return undefined;
};

/** The first opening on a later day than that of this moment. */
export const nextOpeningDay = (hours: OpeningHours, after: Date): Date | undefined => {
  const tomorrow = fromLocal(localMidnight(hours, after) + day, hours.timeZone);
  return nextOpening(hours, new Date(tomorrow - 1));
};

/** The first opening of the next week, which begins on a Monday. */
export const nextOpeningWeek = (hours: OpeningHours, after: Date): Date | undefined => {
  const today = localMidnight(hours, after);
  const monday = fromLocal(today + (8 - weekdayOf(today)) * day, hours.timeZone);
  return nextOpening(hours, new Date(monday - 1));
};

const overlap = ({ from, to }: OpenSpan, least: number, most: number) =>
  Math.max(0, Math.min(to, most) - Math.max(from, least));

/** When the clinic is open on the days from one moment to another, in their order. */
export const openSpans = (hours: OpeningHours, from: Date, to: Date): OpenSpan[] => {
  const [first, last] = [localMidnight(hours, from), localMidnight(hours, to)];
  const days = Math.max(0, Math.round((last - first) / day) + 1);
  return Array.from({ length: days }, (_, ahead) => spansOn(hours, first + ahead * day)).flat();
};

/** How long the clinic was open between two moments, in milliseconds. */
export const workingTimeBetween = (hours: OpeningHours, from: Date, to: Date): number =>
  openSpans(hours, from, to).reduce((sum, span) => sum + overlap(span, from.getTime(), to.getTime()), 0);

/** The moment at which the clinic will have been open for so long; undefined when that takes more than a year. */
export const afterWorkingTime = (hours: OpeningHours, from: Date, wanted: number): Date | undefined => {
  const today = localMidnight(hours, from);
  let left = wanted;
  for (let ahead = 0; ahead <= 366; ahead += 1) {
    for (const span of spansOn(hours, today + ahead * day)) {
      const begins = Math.max(span.from, from.getTime());
      if (begins > span.to) continue;
      if (span.to - begins >= left) return new Date(begins + left);
      left -= span.to - begins;
    }
  }
  return undefined;
};

/** The average of the days on which the clinic is open, in milliseconds. */
export const workingDayOf = (hours: OpeningHours): number => {
  const weekly = weeklyOf(hours);
  const open = weekly.reduce((sum, { opens, closes }) => sum + timeOfDay(closes) - timeOfDay(opens), 0);
  return open / new Set(weekly.map(({ weekday }) => weekday)).size;
};

/** Whoever has waited since before this moment has waited more than one working day, or more than a week. */
export const longWaitBefore = (hours: OpeningHours, now: Date): Date => {
  const earliest = now.getTime() - week;
  let left = workingDayOf(hours);
  for (
    let midnight = localMidnight(hours, now);
    midnight > toLocal(earliest, hours.timeZone) - day;
    midnight -= day
  ) {
    for (const { from, to } of spansOn(hours, midnight).toReversed()) {
      const until = Math.min(to, now.getTime());
      if (until - from >= left) return new Date(Math.max(until - left, earliest));
      left -= Math.max(0, until - from);
    }
  }
  return new Date(earliest);
};

export interface WeekdayGroup {
  readonly first: number;
  readonly last: number;
  readonly intervals: readonly OpenInterval[];
}
/** Days in a row with the same hours: Monday to Thursday 8-17, Friday 8-15. Empty when the clinic has not said. */
export const weekdayGroups = ({ weekly }: OpeningHours): WeekdayGroup[] => {
  const groups: WeekdayGroup[] = [];
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    const intervals = weekly
      .filter((one) => one.weekday === weekday)
      .toSorted(byOpening)
      .map(({ opens, closes }) => ({ opens, closes }));
    if (intervals.length === 0) continue;
    const previous = groups.at(-1);
    const goesOn =
      previous?.last === weekday - 1 && JSON.stringify(previous.intervals) === JSON.stringify(intervals);
    if (previous && goesOn) groups[groups.length - 1] = { ...previous, last: weekday };
    else groups.push({ first: weekday, last: weekday, intervals });
  }
  return groups;
};
