import type { InstrumentFacts } from '@tervita/domain/instruments';
import { ageOn } from '@tervita/domain/persons';
import { dayOf, type Person } from '../people/person.ts';

/** What a questionnaire knows of somebody on the day when they filled it in. */
export const factsAt = ({ birthDate, sex }: Person, at: number): InstrumentFacts => {
  const { years, months } = ageOn(birthDate, dayOf(at));
  return { ageMonths: years * 12 + months, sex };
};
