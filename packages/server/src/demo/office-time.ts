import { zoneOf } from '@tervita/domain/core';

/** Patients write at any hour; the clinic works on weekdays from 8 to 17 by its own clock. */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

const zone = zoneOf('EE');
const opens = 8 * hour;
const closes = 17 * hour;
export const workingDay = closes - opens;

const offsets = new Map<number, number>();
const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });

/** One look-up for a day is enough: clocks change at night, when nobody works. */
const offsetOn = (dayNumber: number): number => {
  const known = offsets.get(dayNumber);
  if (known !== undefined) return known;
  const offset = (Number(clock.format(dayNumber * day + 12 * hour)) - 12) * hour;
  offsets.set(dayNumber, offset);
  return offset;
};

const toLocal = (at: number) => at + offsetOn(Math.floor(at / day));
const toMoment = (local: number) => local - offsetOn(Math.floor(local / day));
const startOfDay = (local: number) => Math.floor(local / day) * day;

/** The first of January 1970 was a Thursday. */
const isWorkingDay = (local: number) => (Math.floor(local / day) + 3) % 7 < 5;

export const isOpenAt = (at: number): boolean => {
  const local = toLocal(at);
  const time = local - startOfDay(local);
  return isWorkingDay(local) && time >= opens && time <= closes;
};

/** The moment at which this much opening time has passed. */
export const workingTimeAfter = (at: number, span: number): number => {
  let local = toLocal(at);
  let left = span;
  for (;;) {
    const today = startOfDay(local);
    const from = Math.max(local, today + opens);
    const available = isWorkingDay(local) ? Math.max(0, today + closes - from) : 0;
    if (left < available) return toMoment(from + left);
    left -= available;
    local = today + day;
  }
};

/** The moment since which this much opening time has passed. */
export const workingTimeBefore = (at: number, span: number): number => {
  let local = toLocal(at);
  let left = span;
  for (;;) {
    const today = startOfDay(local);
    const until = Math.min(local, today + closes);
    const available = isWorkingDay(local) ? Math.max(0, until - today - opens) : 0;
    if (left < available) return toMoment(until - left);
    left -= available;
    local = today - 1;
  }
};

/** How much patients write in each hour of a day. */
const byHour = [1, 0.5, 0.3, 0.2, 0.3, 1, 4, 9, 12, 11, 9, 8, 7, 6, 6, 5, 5, 6, 7, 8, 8, 7, 5, 2];
const total = byHour.reduce((sum, share) => sum + share, 0);

/** A time of day for a number between 0 and 1; a larger number is a later time. */
const timeOfDay = (fraction: number): number => {
  let left = fraction * total;
  for (const [index, share] of byHour.entries()) {
    if (left < share) return Math.floor((index + left / share) * hour);
    left -= share;
  }
  return day - 1;
};

/** Moments between two times in the rhythm of a clinic's patients; rising with the fraction. */
export const patientMoment = (from: number, to: number, fraction: number): number => {
  const days = (to - from) / day;
  const whole = Math.floor(fraction * days);
  const local = startOfDay(toLocal(from)) + whole * day + timeOfDay(fraction * days - whole);
  const moment = toMoment(local);
  // The first and the last day are not whole: what falls outside belongs to the day beside it.
  if (moment < from) return moment + day;
  return moment > to ? moment - day : moment;
};

/** Somebody who reads a message at night answers in the morning. */
export const patientTimeAfter = (at: number, span: number): number => {
  const local = toLocal(at + span);
  const time = local - startOfDay(local);
  return time < 6 * hour ? toMoment(startOfDay(local) + 7 * hour + (time % hour)) : at + span;
};

const weekday = (local: number) => (Math.floor(local / day) + 3) % 7;
const friday = 4;

/** The next Friday, as day and month of the calendar. */
export const nextFriday = (at: number): { day: number; month: number } => {
  const local = toLocal(at);
  const ahead = (friday - weekday(local) + 7) % 7 || 7;
  const date = new Date(local + ahead * day);
  return { day: date.getUTCDate(), month: date.getUTCMonth() + 1 };
};
