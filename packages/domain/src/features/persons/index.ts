export { isKnownMinor } from './adulthood.ts';
export { type Age, adultFrom, ageOn, isAdult, isPossibleBirthDate, mayWork } from './age.ts';
export { type CalendarDate, existingDate } from './calendar-date.ts';
export {
  type EmailFault,
  emailDomain,
  emailFault,
  emailKey,
  emailMost,
  isSameMailbox,
  likelyEmail,
  maskedEmail,
} from './email.ts';
export { adultAge, oldestAge, workingAge } from './limits.ts';
export { cleanedName, type FullName, isPersonName, isSameName } from './person-name.ts';
export {
  generatePersonalCode,
  hasPersonalCode,
  parsePersonalCode,
  tellsBirthDate,
} from './personal-code/personal-code.ts';
export {
  type MadeUpPerson,
  type PersonalCodeFault,
  type PersonalCodeReading,
  personalCodeFaults,
} from './personal-code/reading.ts';
export { groupedPhone, type PhoneReading, phoneNumber, phonePrefixes, type ReadPhone } from './phone.ts';
export { searchWords, withoutAccents } from './search-words.ts';
export { type Sex, type SexInCode, sexes } from './sexes.ts';
