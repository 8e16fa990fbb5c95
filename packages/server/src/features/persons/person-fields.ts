import { type Country, calendarDayIn, startOfDayIn, zoneOf } from '@tervita/domain/core';
import { adultFrom, isAdult, isPossibleBirthDate } from '@tervita/domain/persons';
import { fieldFault } from '../profiles/index.ts';

export const checkBirthDate = (birthDate: string | undefined, today: string): string | null => {
  if (birthDate === undefined) return null;
  if (!isPossibleBirthDate(birthDate, today)) throw fieldFault('birthDate', 'badDate');
  return birthDate;
};

/** Today where no clinic is spoken of. */
export const todayIn = (country: Country, now: Date): string => calendarDayIn(zoneOf(country), now);

/**
 * The end of a child's representation is known when it begins; that of an adult is not. Where the child has a clinic,
 * the database puts it to the start of that day by the clinic's clock.
 */
export const representedUntil = (birthDate: string | null, country: Country, now: Date): Date | null =>
  birthDate && !isAdult(birthDate, todayIn(country, now))
    ? startOfDayIn(zoneOf(country), adultFrom(birthDate))
    : null;
