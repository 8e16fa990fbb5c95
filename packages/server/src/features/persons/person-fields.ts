import { adultFrom, isAdult, isPossibleBirthDate } from '@tervita/domain/persons';
import { dayOf } from '../../core/clock.ts';
import { fieldFault } from '../profiles/index.ts';

export const checkBirthDate = (birthDate: string | undefined, now: Date): string | null => {
  if (birthDate === undefined) return null;
  if (!isPossibleBirthDate(birthDate, dayOf(now))) throw fieldFault('birthDate', 'badDate');
  return birthDate;
};

/** The end of a child's representation is known when it begins; that of an adult is not. */
export const representedUntil = (birthDate: string | null, now: Date): Date | null =>
  birthDate && !isAdult(birthDate, dayOf(now)) ? new Date(`${adultFrom(birthDate)}T00:00:00Z`) : null;
