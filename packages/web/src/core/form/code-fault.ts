import type { PersonalCodeFault, PersonalCodeReading } from '@tervita/domain/persons';
import type { Fault } from './faults.ts';

const byReason: Record<PersonalCodeFault, Fault> = {
  FORMAT: 'codeLength',
  DATE: 'codeDate',
  CHECK_DIGIT: 'codeDigit',
  NOT_USED: 'badPersonalCode',
};

/** What is wrong with a personal code, so that the slip can be found. */
export const codeFault = (reading: PersonalCodeReading): Fault | undefined =>
  reading.ok ? undefined : byReason[reading.reason];
