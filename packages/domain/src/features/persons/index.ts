export { type Age, adultFrom, ageOn, isAdult, isPossibleBirthDate } from './age.ts';
export type { CalendarDate } from './calendar-date.ts';
export { adultAge, oldestAge } from './limits.ts';
export { generatePersonalCode, hasPersonalCode, parsePersonalCode } from './personal-code/personal-code.ts';
export {
  type MadeUpPerson,
  type PersonalCodeFault,
  type PersonalCodeReading,
  personalCodeFaults,
} from './personal-code/reading.ts';
export { type Sex, type SexInCode, sexes } from './sexes.ts';
