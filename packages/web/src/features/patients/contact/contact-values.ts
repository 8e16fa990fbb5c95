import type { Sent } from '@tervita/contract/core';
import type { ClinicPatient, editPatient } from '@tervita/contract/patients';
import type { Country } from '@tervita/domain/core';
import { emailFault, isPossibleBirthDate } from '@tervita/domain/persons';
import type { Faults, Values } from '../../../core/form/index.ts';
import { isoDate } from '../../../ui/date-text.ts';
import { phoneFault, phoneText } from '../../../ui/phone-text.ts';
import { faulty } from '../../auth/index.ts';

export type ContactField = 'email' | 'phone' | 'listCode' | 'birthDate';
type ContactValues = Values<ContactField>;

/** What the clinic may correct of a patient, wherever the record comes from. */
export type ContactRecord = Pick<
  ClinicPatient,
  | 'clinicMemberId'
  | 'firstName'
  | 'surname'
  | 'birthDate'
  | 'email'
  | 'phone'
  | 'phoneGivenByPatient'
  | 'listCode'
  | 'lastOnlineAt'
>;

export const isPhoneLocked = ({ phone, phoneGivenByPatient }: ContactRecord): boolean =>
  phoneGivenByPatient && phone !== null;

/** Then the clinic is asked for it: by that date somebody without an account opens what is written to them. */
export const lacksBirthDate = ({ birthDate, lastOnlineAt }: ContactRecord): boolean =>
  birthDate === null && lastOnlineAt === null;

export const contactOf = (patient: ContactRecord, country: Country): ContactValues => ({
  email: patient.email ?? '',
  phone: patient.phone ? phoneText(patient.phone, country) : '',
  listCode: patient.listCode ?? '',
  birthDate: '',
});

interface Given {
  readonly country: Country;
  /** Else nobody would hear of what the clinic writes. */
  readonly needsEmail: boolean;
  readonly needsBirthDate?: boolean | undefined;
  readonly today: string;
}

const birthDateFault = (birthDate: string, { needsBirthDate, today }: Given) => {
  if (birthDate === '') return needsBirthDate ? 'required' : undefined;
  const date = isoDate(birthDate);
  return date && isPossibleBirthDate(date, today) ? undefined : 'badDate';
};

export const checkContact = (
  { email, phone, birthDate }: ContactValues,
  given: Given,
): Faults<ContactField> =>
  faulty({
    email: email.trim() === '' ? (given.needsEmail ? 'required' : undefined) : emailFault(email.trim()),
    phone: phone.trim() === '' ? undefined : phoneFault(phone, given.country),
    listCode: undefined,
    birthDate: birthDateFault(birthDate, given),
  });

type Changes = Sent<typeof editPatient>['body']['clinicMember'];

/** Only what was changed is sent: what the patient gave meanwhile is not overwritten. Undefined: nothing was. */
export const changesOf = (
  values: ContactValues,
  patient: ContactRecord,
  country: Country,
): Changes | undefined => {
  const before = contactOf(patient, country);
  const isChanged = (field: ContactField) => values[field].trim() !== before[field];
  const birthDate = lacksBirthDate(patient) ? isoDate(values.birthDate) : undefined;
  const changes: Changes = {
    ...(isChanged('email') ? { email: values.email.trim() || null } : {}),
    ...(isChanged('phone') && !isPhoneLocked(patient) ? { phone: values.phone.trim() || null } : {}),
    ...(isChanged('listCode') ? { listCode: values.listCode || null } : {}),
    ...(birthDate ? { birthDate } : {}),
  };
  return Object.keys(changes).length > 0 ? changes : undefined;
};
