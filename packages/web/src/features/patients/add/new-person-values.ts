import type { Sent } from '@tervita/contract/core';
import type { addPatient } from '@tervita/contract/patients';
import type { Country } from '@tervita/domain/core';
import { isAdult, isPossibleBirthDate, parsePersonalCode, type Sex, sexes } from '@tervita/domain/persons';
import {
  codeFault,
  type Fault,
  type Faults,
  type Kept,
  keptAsStaffDraft,
  type Values,
} from '../../../core/form/index.ts';
import { isoDate } from '../../../ui/date-text.ts';
import { faulty } from '../../auth/index.ts';
import { type ContactField, checkContact } from '../contact/contact-values.ts';

export type NewPersonField = 'personalCode' | 'firstName' | 'surname' | 'sex' | ContactField;
export type NewPersonValues = Values<NewPersonField>;

export const noPerson: NewPersonValues = {
  personalCode: '',
  firstName: '',
  surname: '',
  birthDate: '',
  sex: 'NOT_DISCLOSED',
  email: '',
  phone: '',
  listCode: '',
};

/** Whom the typed words are kept for: a new patient, or the one who speaks for this child. */
export const keptNewPerson = (userId: string, childId?: string): Kept =>
  keptAsStaffDraft(userId, `new-person/${childId ?? 'patient'}`);

/** What was searched for in vain begins the form: a code, an address or a name. */
export const rememberTyped = (userId: string, typed: string): void => {
  const words = typed.trim().split(/\s+/);
  const surname = words.length > 1 ? (words.at(-1) ?? '') : '';
  const guess: Partial<NewPersonValues> = /^\d/.test(typed.trim())
    ? { personalCode: typed.trim() }
    : typed.includes('@')
      ? { email: typed.trim() }
      : { firstName: (surname ? words.slice(0, -1) : words).join(' '), surname };
  keptNewPerson(userId).write(
    Object.fromEntries(Object.entries(guess).filter(([, text]) => text !== '')) as Record<string, string>,
  );
};

export const birthDateOf = (
  { personalCode, birthDate }: NewPersonValues,
  country: Country,
): string | undefined => {
  const reading = parsePersonalCode(country, personalCode.trim());
  return (reading.ok ? reading.birthDate : undefined) ?? isoDate(birthDate) ?? undefined;
};

export const hasUsefulCode = ({ personalCode }: NewPersonValues, country: Country): boolean => {
  const reading = parsePersonalCode(country, personalCode.trim());
  return reading.ok && reading.birthDate !== undefined;
};

const required = (text: string): Fault | undefined => (text.trim() === '' ? 'required' : undefined);

interface Given {
  readonly country: Country;
  readonly today: string;
  readonly isRepresentative: boolean;
}

const checkCode = (text: string, country: Country): Fault | undefined =>
  text.trim() === '' ? undefined : codeFault(parsePersonalCode(country, text.trim()));

const checkBirthDate = (values: NewPersonValues, { country, today }: Given): Fault | undefined => {
  if (hasUsefulCode(values, country)) return undefined;
  if (values.birthDate === '') return 'required';
  const date = isoDate(values.birthDate);
  return date && isPossibleBirthDate(date, today) ? undefined : 'badDate';
};

/** A child is told of nothing by e-mail: the one who speaks for them is. */
export const checkNewPerson = (values: NewPersonValues, given: Given): Faults<NewPersonField> => {
  const { country, today, isRepresentative } = given;
  const birthDate = birthDateOf(values, country);
  const isChild = birthDate !== undefined && !isAdult(birthDate, today);
  const tooYoung: Fault | undefined = isRepresentative && isChild ? 'mustBeAdult' : undefined;
  return {
    ...checkContact(values, { country, today, needsEmail: isRepresentative || !isChild }),
    ...faulty({
      personalCode:
        checkCode(values.personalCode, country) ?? (hasUsefulCode(values, country) ? tooYoung : undefined),
      firstName: required(values.firstName),
      surname: required(values.surname),
      birthDate: checkBirthDate(values, given) ?? (hasUsefulCode(values, country) ? undefined : tooYoung),
    }),
  };
};

const sexOf = (text: string): Sex => sexes.find((sex) => sex === text) ?? 'NOT_DISCLOSED';

const typed = (values: NewPersonValues, field: 'personalCode' | 'email' | 'phone' | 'listCode') =>
  values[field].trim() ? { [field]: values[field].trim() } : {};

export const typedContact = (values: NewPersonValues) => ({
  ...typed(values, 'email'),
  ...typed(values, 'phone'),
  ...typed(values, 'listCode'),
});

export const newPersonBody = (
  values: NewPersonValues,
  country: Country,
): Omit<Sent<typeof addPatient>['body'], 'clinicId'> => {
  const birthDate = isoDate(values.birthDate);
  return {
    firstName: values.firstName.trim(),
    surname: values.surname.trim(),
    ...(hasUsefulCode(values, country)
      ? {}
      : { sex: sexOf(values.sex), ...(birthDate ? { birthDate } : {}) }),
    ...typed(values, 'personalCode'),
    ...typedContact(values),
  };
};
