import { calendarDayIn } from '@tervita/domain/core';
import { ageOn } from '@tervita/domain/persons';
import type { PatientFacts } from '@tervita/domain/smart-questionnaire';
import { licensedIn } from '../../../instruments/index.ts';
import type { About } from './questionnaire-store.ts';

/** What of somebody decides which signs they can have. */
export type Aged = Pick<About, 'birthDate' | 'sex' | 'clinicZone'> & Partial<Pick<About, 'supplied'>>;

const ageMonthsOf = ({ birthDate, clinicZone }: Aged, now: Date): number | null => {
  if (birthDate === null) return null;
  const today = calendarDayIn(clinicZone, now);
  // Born on a day that has not begun yet where the clinic is.
  if (today < birthDate) return 0;
  const { years, months } = ageOn(birthDate, today);
  return years * 12 + months;
};

/** What the questions and the rules know of the patient, on that day. */
export const factsOf = ({ about }: { readonly about: Aged }, now: Date): PatientFacts => ({
  ageMonths: ageMonthsOf(about, now),
  sex: about.sex,
  ...(about.supplied && { licensed: licensedIn(about.supplied) }),
});
