import {
  addMonths,
  type CalendarDate,
  type DateParts,
  dateParts,
  dayNumber,
  toCalendarDate,
} from './calendar-date.ts';
import { adultAge, oldestAge, workingAge } from './limits.ts';

export type Age = { years: number; months: number; days: number };

const known = (text: CalendarDate): DateParts => {
  const parts = dateParts(text);
  if (!parts) throw new RangeError('not a calendar date');
  return parts;
};

/** Throws when the person is not born yet: check with isPossibleBirthDate at the edge. */
export const ageOn = (birthDate: CalendarDate, today: CalendarDate): Age => {
  const birth = known(birthDate);
  const now = known(today);
  if (today < birthDate) throw new RangeError('born after today');
  const begun = (now.year - birth.year) * 12 + now.month - birth.month;
  const months = now.day < birth.day ? begun - 1 : begun;
  const days = dayNumber(now) - dayNumber(addMonths(birth, months));
  return { years: Math.floor(months / 12), months: months % 12, days };
};

/** The 18th birthday; born on 29 February it is 1 March, as the day before it the year is not full. */
export const adultFrom = (birthDate: CalendarDate): CalendarDate =>
  toCalendarDate(addMonths(known(birthDate), adultAge * 12));

/** May be employed, and so need leave of their own. */
export const mayWork = (birthDate: CalendarDate, today: CalendarDate): boolean =>
  toCalendarDate(addMonths(known(birthDate), workingAge * 12)) <= today;

export const isAdult = (birthDate: CalendarDate, today: CalendarDate): boolean =>
  adultFrom(birthDate) <= today;

export const isPossibleBirthDate = (text: string, today: CalendarDate): boolean =>
  dateParts(text) !== undefined && text <= today && ageOn(text, today).years <= oldestAge;
