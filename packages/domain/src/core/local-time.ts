import type { Country } from './languages.ts';

const zones: Record<Country, string> = {
  EE: 'Europe/Tallinn',
  GB: 'Europe/London',
  US: 'America/New_York',
  ZA: 'Africa/Johannesburg',
  PL: 'Europe/Warsaw',
};
/** The zone that a clinic of the country begins with, and that counts where no clinic is spoken of. */
export const zoneOf = (country: Country): string => zones[country];

// Making a formatter is slow, and a list of people who wait asks a thousand times.
const clocks = new Map<string, Intl.DateTimeFormat>();
const clockOf = (zone: string): Intl.DateTimeFormat => {
  const known =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  clocks.set(zone, known);
  return known;
};

const day = 86_400_000;

/** What the clock on the zone's wall shows, counted as if it hung in Greenwich. */
export const toLocal = (moment: number, zone: string): number => {
  const shown: Record<string, number> = {};
  for (const { type, value } of clockOf(zone).formatToParts(moment)) shown[type] = Number(value);
  const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, date, hour, minute, second) + (moment % 1000);
};

/** The moment at which the wall shows this: of an hour that comes twice the first; one that spring leaves out is the one after it. */
export const fromLocal = (local: number, zone: string): number => {
  const offsetAt = (moment: number) => toLocal(moment, zone) - moment;
  // A day away on either side lies before and after any change of the clock.
  const [before, after] = [local - offsetAt(local - day), local - offsetAt(local + day)];
  return toLocal(before, zone) !== local && toLocal(after, zone) === local ? after : before;
};

/** 2026-03-12, as the zone's calendar has it. */
export const calendarDayIn = (zone: string, moment: Date): string =>
  new Date(toLocal(moment.getTime(), zone)).toISOString().slice(0, 10);

/** Midnight at the beginning of a calendar day. */
export const startOfDayIn = (zone: string, calendarDay: string): Date =>
  new Date(fromLocal(Date.parse(`${calendarDay}T00:00:00Z`), zone));
