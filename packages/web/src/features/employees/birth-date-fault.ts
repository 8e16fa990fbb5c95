import { isAdult, isPossibleBirthDate } from '@tervita/domain/persons';
import type { Fault } from '../../core/form/index.ts';
import { isoDate } from '../../ui/date-text.ts';

/** Whoever works in a clinic is of age. */
export const birthDateFault = (text: string, today: string): Fault | undefined => {
  if (text === '') return 'required';
  const date = isoDate(text);
  if (!date || !isPossibleBirthDate(date, today)) return 'badDate';
  return isAdult(date, today) ? undefined : 'mustBeAdult';
};
