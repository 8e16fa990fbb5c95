import type { RepresentedPerson } from '@tervita/contract/persons';
import type { Country } from '@tervita/domain/core';
import { emailFault, isPossibleBirthDate, type Sex, sexes } from '@tervita/domain/persons';
import type { Fault, Faults, Values } from '../../../../../core/form/index.ts';
import { isoDate } from '../../../../../ui/date-text.ts';
import { phoneFault, phoneText } from '../../../../../ui/phone-text.ts';
import { faulty } from '../../../../auth/index.ts';

export type PersonField = 'firstName' | 'surname' | 'birthDate' | 'sex' | 'phone' | 'email';
export type PersonValues = Values<PersonField>;

export const noValues: PersonValues = {
  firstName: '',
  surname: '',
  birthDate: '',
  sex: 'NOT_DISCLOSED',
  phone: '',
  email: '',
};

export const valuesOf = (person: RepresentedPerson, country: Country): PersonValues => ({
  firstName: person.firstName,
  surname: person.surname,
  birthDate: person.birthDate ?? '',
  sex: person.sex,
  phone: person.phone ? phoneText(person.phone, country) : '',
  email: person.email ?? '',
});

const required = (text: string): Fault | undefined => (text.trim() === '' ? 'required' : undefined);

const checkBirthDate = (text: string, today: string): Fault | undefined => {
  if (text === '') return 'required';
  const date = isoDate(text);
  return date && isPossibleBirthDate(date, today) ? undefined : 'badDate';
};

interface Given {
  readonly country: Country;
  readonly today: string;
  /** The personal code tells the birth date. */
  readonly hasCode: boolean;
}

/** A child has no phone and no address: both may stay empty. */
export const checkPerson = (values: PersonValues, { country, today, hasCode }: Given): Faults<PersonField> =>
  faulty({
    firstName: required(values.firstName),
    surname: required(values.surname),
    birthDate: hasCode ? undefined : checkBirthDate(values.birthDate, today),
    sex: undefined,
    phone: values.phone.trim() === '' ? undefined : phoneFault(values.phone, country),
    email: values.email.trim() === '' ? undefined : emailFault(values.email.trim()),
  });

const sexOf = (text: string): Sex => sexes.find((sex) => sex === text) ?? 'NOT_DISCLOSED';

/** What a form says about a person; what the code tells is left out. */
export const detailsOf = (values: PersonValues, hasCode: boolean) => {
  const birthDate = isoDate(values.birthDate);
  return {
    firstName: values.firstName.trim(),
    surname: values.surname.trim(),
    ...(hasCode ? {} : { sex: sexOf(values.sex), ...(birthDate ? { birthDate } : {}) }),
  };
};
