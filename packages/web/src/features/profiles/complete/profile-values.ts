import type { Profile } from '@tervita/contract/profiles';
import type { Country } from '@tervita/domain/core';
import {
  hasPersonalCode,
  isPossibleBirthDate,
  parsePersonalCode,
  tellsBirthDate,
} from '@tervita/domain/persons';
import type { Config } from '../../../core/config.ts';
import { codeFault, type Fault, type Faults, type Values } from '../../../core/form/index.ts';
import { isoDate } from '../../../ui/date-text.ts';
import { phoneFault, phoneText } from '../../../ui/phone-text.ts';
import { checkEmail, faulty } from '../../auth/index.ts';

export type ProfileField = 'firstName' | 'surname' | 'birthDate' | 'personalCode' | 'phone' | 'email';
export type ProfileValues = Values<ProfileField>;

type Features = Config['prmFeatures'];

/** A code is asked where the country has one and nobody vouches for the person yet. */
export const asksCode = (profile: Pick<Profile, 'isVerified'>, features: Features): boolean =>
  features.PERSONAL_CODE_REQUIRED && !profile.isVerified && hasPersonalCode(features.COUNTRY_CODE);

/** What is known already. */
export const knownValues = (profile: Profile, country: Country): ProfileValues => ({
  firstName: profile.firstName,
  surname: profile.surname,
  personalCode: profile.isVerified ? '' : (profile.personalCode ?? ''),
  birthDate: profile.birthDate ?? '',
  phone: profile.phone ? phoneText(profile.phone, country) : '',
  email: profile.email ?? '',
});

const required = (text: string): Fault | undefined => (text.trim() === '' ? 'required' : undefined);

export const checkPhone = (text: string, country: Country): Fault | undefined =>
  required(text) ?? phoneFault(text, country);

const checkBirthDate = (text: string, today: string): Fault | undefined => {
  if (text === '') return 'required';
  const date = isoDate(text);
  return date && isPossibleBirthDate(date, today) ? undefined : 'badDate';
};

const checkCode = (text: string, country: Country, today: string): Fault | undefined => {
  const missing = required(text);
  if (missing) return missing;
  const reading = parsePersonalCode(country, text);
  const isImpossible = reading.ok && reading.birthDate && !isPossibleBirthDate(reading.birthDate, today);
  return isImpossible ? 'codeDate' : codeFault(reading);
};

/** The birth date is asked of those whose code does not tell it, or who have none to give. */
export const asksBirthDate = (profile: Profile, features: Features): boolean => {
  if (profile.isVerified && profile.birthDate) return false;
  return !(asksCode(profile, features) && tellsBirthDate(features.COUNTRY_CODE));
};

/** With the birth date that the code tells. */
export const withToldBirth = (values: ProfileValues, country: Country): ProfileValues => {
  const reading = parsePersonalCode(country, values.personalCode);
  return reading.ok && reading.birthDate ? { ...values, birthDate: reading.birthDate } : values;
};

interface Given {
  readonly profile: Profile;
  readonly features: Features;
  readonly today: string;
}

export const checkProfile = (
  values: ProfileValues,
  { profile, features, today }: Given,
): Faults<ProfileField> => {
  const country = features.COUNTRY_CODE;
  const isLocked = profile.isVerified;
  return faulty({
    firstName: isLocked ? undefined : required(values.firstName),
    surname: isLocked ? undefined : required(values.surname),
    birthDate: asksBirthDate(profile, features) ? checkBirthDate(values.birthDate, today) : undefined,
    personalCode: asksCode(profile, features) ? checkCode(values.personalCode, country, today) : undefined,
    phone: checkPhone(values.phone, country),
    email: profile.isEmailVerified ? undefined : checkEmail(values.email),
  });
};

/** What is sent: what the digital ID vouches for is left out. */
export const profileBody = (
  values: ProfileValues,
  { isVerified, birthDate }: Pick<Profile, 'isVerified' | 'birthDate'>,
) => {
  const date = isoDate(values.birthDate);
  return {
    email: values.email.trim(),
    phone: values.phone.trim(),
    ...(isVerified ? {} : { firstName: values.firstName.trim(), surname: values.surname.trim() }),
    ...((isVerified && birthDate) || !date ? {} : { birthDate: date }),
    ...(values.personalCode.trim() && !isVerified ? { personalCode: values.personalCode.trim() } : {}),
  };
};
