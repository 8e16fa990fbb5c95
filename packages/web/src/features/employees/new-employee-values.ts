import type { Sent } from '@tervita/contract/core';
import type { addEmployee } from '@tervita/contract/employees';
import type { Country } from '@tervita/domain/core';
import { hasPersonalCode, isAdult, parsePersonalCode } from '@tervita/domain/persons';
import { codeFault, type Faults, keptAsStaffDraft, type Values } from '../../core/form/index.ts';
import { isoDate } from '../../ui/date-text.ts';
import { checkEmail, checkRequired, faulty } from '../auth/index.ts';
import { birthDateFault } from './birth-date-fault.ts';
import { roleOf, sexOf } from './employee-values.ts';

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

/** What the code tells need not be asked. */
export const birthDateInCode = (code: string, country: Country): string | undefined => {
  const reading = parsePersonalCode(country, code.trim());
  return reading.ok ? reading.birthDate : undefined;
};

export const checkEmployee = (
  values: EmployeeValues,
  { country, today }: { readonly country: Country; readonly today: string },
): Faults<EmployeeField> => {
  const told = birthDateInCode(values.personalCode, country);
  const code = hasPersonalCode(country)
    ? (checkRequired(values.personalCode.trim()) ??
      codeFault(parsePersonalCode(country, values.personalCode.trim())))
    : undefined;
  return faulty<EmployeeField>({
    personalCode: code ?? (told && !isAdult(told, today) ? 'mustBeAdult' : undefined),
    firstName: checkRequired(values.firstName.trim()),
    surname: checkRequired(values.surname.trim()),
    birthDate: told ? undefined : birthDateFault(values.birthDate, today),
    email: checkEmail(values.email),
    sex: undefined,
    role: undefined,
    listCode: undefined,
    isAdmin: undefined,
  });
};

export const employeeBody = (values: EmployeeValues, country: Country): Sent<typeof addEmployee>['body'] => {
  const birthDate = isoDate(values.birthDate);
  const own = { sex: sexOf(values.sex), ...(birthDate ? { birthDate } : {}) };
  return {
    ...(hasPersonalCode(country) ? { personalCode: values.personalCode.trim() } : {}),
    firstName: values.firstName.trim(),
    surname: values.surname.trim(),
    email: values.email.trim(),
    role: roleOf(values.role),
    ...(birthDateInCode(values.personalCode, country) ? {} : own),
    ...(values.isAdmin ? { isAdmin: true } : {}),
    ...(values.listCode ? { listCode: values.listCode } : {}),
  };
};
