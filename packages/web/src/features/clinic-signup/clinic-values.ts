import { isRegistrationCode, signupCountries } from '@tervita/domain/clinic-signup';
import { isWebsite } from '@tervita/domain/clinics';
import { type Country, zoneOf } from '@tervita/domain/core';
import { hasPersonalCode, isAdult, isPossibleBirthDate, parsePersonalCode } from '@tervita/domain/persons';
import { codeFault, type Fault, type Values } from '../../core/form/index.ts';
import { isoDate } from '../../ui/date-text.ts';
import { phoneFault } from '../../ui/phone-text.ts';
import { checkEmail, checkRequired } from '../auth/index.ts';

export type ClinicField =
  | 'registrationCode'
  | 'country'
  | 'clinicName'
  | 'address'
  | 'timeZone'
  | 'email'
  | 'phone'
  | 'website';
export type ContactField = 'firstName' | 'surname' | 'personalCode' | 'birthDate' | 'contactEmail';
type ClinicValues = Values<ClinicField>;
type ContactValues = Values<ContactField>;

/** An empty zone is the usual one of the country. */
export const noClinic = (country: Country): ClinicValues => ({
  registrationCode: '',
  country,
  clinicName: '',
  address: '',
  timeZone: '',
  email: '',
  phone: '',
  website: '',
});
export const noContact: ContactValues = {
  firstName: '',
  surname: '',
  personalCode: '',
  birthDate: '',
  contactEmail: '',
};

export const countryOf = ({ country }: Pick<ClinicValues, 'country'>): Country =>
  signupCountries.find((known) => known === country) ?? 'EE';

export const zoneIn = (values: Pick<ClinicValues, 'country' | 'timeZone'>): string =>
  values.timeZone || zoneOf(countryOf(values));

export const isCodeRight = (values: Pick<ClinicValues, 'country' | 'registrationCode'>): boolean =>
  isRegistrationCode(countryOf(values), values.registrationCode);

const optionalPhoneFault = (text: string, country: Country): Fault | undefined =>
  text.trim() === '' ? undefined : phoneFault(text, country);

export const checkClinic = (values: ClinicValues): Record<ClinicField, Fault | undefined> => ({
  registrationCode:
    checkRequired(values.registrationCode.trim()) ?? (isCodeRight(values) ? undefined : 'badFormat'),
  country: undefined,
  clinicName: checkRequired(values.clinicName.trim()),
  address: checkRequired(values.address.trim()),
  timeZone: undefined,
  email: checkEmail(values.email),
  phone: optionalPhoneFault(values.phone, countryOf(values)),
  website: values.website.trim() === '' || isWebsite(values.website.trim()) ? undefined : 'badWebsite',
});

const readingOf = ({ personalCode }: ContactValues, country: Country) =>
  parsePersonalCode(country, personalCode.trim());

/** What the code tells need not be asked. */
export const codeTellsBirth = (values: ContactValues, country: Country): boolean => {
  const reading = readingOf(values, country);
  return reading.ok && reading.birthDate !== undefined;
};

const birthDateFault = (text: string, today: string): Fault | undefined => {
  if (text === '') return 'required';
  const date = isoDate(text);
  return date && isPossibleBirthDate(date, today) ? undefined : 'badDate';
};

const ageFault = (values: ContactValues, country: Country, today: string): Fault | undefined => {
  const reading = readingOf(values, country);
  const date = (reading.ok ? reading.birthDate : undefined) ?? isoDate(values.birthDate);
  return date && !isAdult(date, today) ? 'mustBeAdult' : undefined;
};

/** By the codes of the country where the platform is: there its people sign in. */
export const checkContact = (
  values: ContactValues,
  { country, today }: { readonly country: Country; readonly today: string },
): Record<ContactField, Fault | undefined> => {
  const isTold = codeTellsBirth(values, country);
  const tooYoung = ageFault(values, country, today);
  const code = hasPersonalCode(country)
    ? (checkRequired(values.personalCode.trim()) ?? codeFault(readingOf(values, country)))
    : undefined;
  const asksBirthDate = !isTold && (!hasPersonalCode(country) || code === undefined);
  return {
    firstName: checkRequired(values.firstName.trim()),
    surname: checkRequired(values.surname.trim()),
    personalCode: code ?? (isTold ? tooYoung : undefined),
    birthDate: asksBirthDate ? (birthDateFault(values.birthDate, today) ?? tooYoung) : undefined,
    contactEmail: checkEmail(values.contactEmail),
  };
};

export const clinicBody = (values: ClinicValues) => {
  const country = countryOf(values);
  const phone = values.phone.trim();
  const website = values.website.trim();
  return {
    registrationCode: values.registrationCode.trim(),
    country,
    clinicName: values.clinicName.trim(),
    address: values.address.trim(),
    timeZone: zoneIn(values),
    email: values.email.trim(),
    ...(phone ? { phone } : {}),
    ...(website ? { website } : {}),
  };
};

export const contactBody = (values: ContactValues, country: Country) => {
  const birthDate = isoDate(values.birthDate);
  return {
    firstName: values.firstName.trim(),
    surname: values.surname.trim(),
    contactEmail: values.contactEmail.trim(),
    ...(hasPersonalCode(country) ? { personalCode: values.personalCode.trim() } : {}),
    ...(!codeTellsBirth(values, country) && birthDate ? { birthDate } : {}),
  };
};
