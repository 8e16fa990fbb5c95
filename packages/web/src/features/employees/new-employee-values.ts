import type { Sent } from '@tervita/contract/core';
import type { addEmployee } from '@tervita/contract/employees';
import { type EmployeeRole, employeeRoles } from '@tervita/domain/auth';
import type { Country } from '@tervita/domain/core';
import {
  hasPersonalCode,
  isAdult,
  isPossibleBirthDate,
  parsePersonalCode,
  type Sex,
  sexes,
} from '@tervita/domain/persons';
import { codeFault, type Fault, type Faults, keptAsStaffDraft, type Values } from '../../core/form/index.ts';
import { isoDate } from '../../ui/date-text.ts';
import { checkEmail, checkRequired, faulty } from '../auth/index.ts';

export type EmployeeField =
  | 'personalCode'
  | 'firstName'
  | 'surname'
  | 'birthDate'
  | 'email'
  | 'sex'
  | 'role'
  | 'listCode'
  | 'isAdmin';
export type EmployeeValues = Values<EmployeeField>;

export const noEmployee: EmployeeValues = {
  personalCode: '',
  firstName: '',
  surname: '',
  birthDate: '',
  email: '',
  sex: 'NOT_DISCLOSED',
  role: 'NURSE',
  listCode: '',
  isAdmin: '',
};
export const employeeFields = Object.keys(noEmployee) as EmployeeField[];

/** Outlives a sign-in that had become too old. */
export const keptEmployee = (userId: string, clinicId: string) =>
  keptAsStaffDraft(userId, `new-employee/${clinicId}`);

const readingOf = ({ personalCode }: EmployeeValues, country: Country) =>
  parsePersonalCode(country, personalCode.trim());

/** What the code tells need not be asked. */
export const codeTellsBirth = (values: EmployeeValues, country: Country): boolean => {
  const reading = readingOf(values, country);
  return reading.ok && reading.birthDate !== undefined;
};

const birthDateOf = (values: EmployeeValues, country: Country): string | undefined => {
  const reading = readingOf(values, country);
  return (reading.ok ? reading.birthDate : undefined) ?? isoDate(values.birthDate) ?? undefined;
};

const birthDateFault = (values: EmployeeValues, today: string): Fault | undefined => {
  if (values.birthDate === '') return 'required';
  const date = isoDate(values.birthDate);
  return date && isPossibleBirthDate(date, today) ? undefined : 'badDate';
};

export const checkEmployee = (
  values: EmployeeValues,
  { country, today }: { readonly country: Country; readonly today: string },
): Faults<EmployeeField> => {
  const isTold = codeTellsBirth(values, country);
  const birthDate = birthDateOf(values, country);
  const tooYoung: Fault | undefined = birthDate && !isAdult(birthDate, today) ? 'mustBeAdult' : undefined;
  const code = hasPersonalCode(country)
    ? (checkRequired(values.personalCode.trim()) ?? codeFault(readingOf(values, country)))
    : undefined;
  return faulty<EmployeeField>({
    personalCode: code ?? (isTold ? tooYoung : undefined),
    firstName: checkRequired(values.firstName.trim()),
    surname: checkRequired(values.surname.trim()),
    birthDate: isTold ? undefined : (birthDateFault(values, today) ?? tooYoung),
    email: checkEmail(values.email),
    sex: undefined,
    role: undefined,
    listCode: undefined,
    isAdmin: undefined,
  });
};

const roleOf = (text: string): EmployeeRole => employeeRoles.find((role) => role === text) ?? 'NURSE';
const sexOf = (text: string): Sex => sexes.find((sex) => sex === text) ?? 'NOT_DISCLOSED';

export const employeeBody = (values: EmployeeValues, country: Country): Sent<typeof addEmployee>['body'] => {
  const birthDate = isoDate(values.birthDate);
  const own = { sex: sexOf(values.sex), ...(birthDate ? { birthDate } : {}) };
  return {
    ...(hasPersonalCode(country) ? { personalCode: values.personalCode.trim() } : {}),
    firstName: values.firstName.trim(),
    surname: values.surname.trim(),
    email: values.email.trim(),
    role: roleOf(values.role),
    ...(codeTellsBirth(values, country) ? {} : own),
    ...(values.isAdmin ? { isAdmin: true } : {}),
    ...(values.listCode ? { listCode: values.listCode } : {}),
  };
};
