import { calendarDayIn } from '@tervita/domain/core';
import { ageOn } from '@tervita/domain/persons';
import type { PatientFacts } from '@tervita/domain/smart-questionnaire';
import type { About } from './questionnaire-store.ts';

/** What of somebody decides which signs they can have. */
export type Aged = Pick<About, 'birthDate' | 'sex' | 'clinicZone'>;

/** What the questions and the rules know of the patient, on that day. */
export const factsOf = ({ about }: { readonly about: Aged }, now: Date): PatientFacts => {
  if (about.birthDate === null) return { ageMonths: null, sex: about.sex };
  const today = calendarDayIn(about.clinicZone, now);
  // Born on a day that has not begun yet where the clinic is.
  if (today < about.birthDate) return { ageMonths: 0, sex: about.sex };
  const { years, months } = ageOn(about.birthDate, today);
  return { ageMonths: years * 12 + months, sex: about.sex };
};
