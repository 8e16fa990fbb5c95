import type { Sent } from '@tervita/contract/core';
import type { changeEmployee, Employee } from '@tervita/contract/employees';
import { type EmployeeRole, employeeRoles } from '@tervita/domain/auth';
import { type Sex, sexes } from '@tervita/domain/persons';
import { type Faults, type Kept, keptAsStaffDraft, type Values } from '../../core/form/index.ts';
import { isoDate } from '../../ui/date-text.ts';
import { checkEmail, checkRequired, faulty } from '../auth/index.ts';
import { birthDateFault } from './birth-date-fault.ts';

export const editFields = [
  'firstName',
  'surname',
  'birthDate',
  'sex',
  'email',
  'role',
  'listCode',
  'isListDoctor',
  'isAdmin',
] as const;
export type EditField = (typeof editFields)[number];
type EditValues = Values<EditField>;
type EditBody = Sent<typeof changeEmployee>['body'];

export const roleOf = (text: string): EmployeeRole => employeeRoles.find((role) => role === text) ?? 'NURSE';
export const sexOf = (text: string): Sex => sexes.find((sex) => sex === text) ?? 'NOT_DISCLOSED';

/** The fields that an edit replaces, as the server sent them. */
export const fieldsOf = ({
  userId: _,
  personalCode: __,
  deletedAt: ___,
  waitsSince: ____,
  ...fields
}: Employee) => fields;

export const valuesOf = (employee: Employee): EditValues => ({
  firstName: employee.firstName,
  surname: employee.surname,
  birthDate: employee.birthDate ?? '',
  sex: employee.sex ?? 'NOT_DISCLOSED',
  email: employee.email ?? '',
  role: employee.role,
  listCode: employee.listCode ?? '',
  isListDoctor: employee.isListDoctor ? 'yes' : '',
  isAdmin: employee.isAdmin ? 'yes' : '',
});

/** What was written down before and is left as it is stays right. */
export const checkChanges = (values: EditValues, employee: Employee, today: string): Faults<EditField> => {
  const before = valuesOf(employee);
  return faulty<EditField>({
    firstName: checkRequired(values.firstName.trim()),
    surname: checkRequired(values.surname.trim()),
    birthDate: values.birthDate === before.birthDate ? undefined : birthDateFault(values.birthDate, today),
    sex: undefined,
    email: values.email === before.email ? undefined : checkEmail(values.email),
    role: undefined,
    listCode: undefined,
    isListDoctor: undefined,
    isAdmin: undefined,
  });
};

/** Only what was changed is sent, so that what another admin changed meanwhile is not overwritten. */
export const changesOf = (values: EditValues, employee: Employee): EditBody => {
  const before = valuesOf(employee);
  const isChanged = (field: EditField) => values[field].trim() !== before[field];
  const isListDoctor = values.role === 'DOCTOR' && values.listCode !== '' && values.isListDoctor !== '';
  // The server takes the list from a doctor who changes role or list, unless it is told otherwise.
  const movesFromList = employee.isListDoctor && (isChanged('role') || isChanged('listCode'));
  return {
    ...(isChanged('firstName') ? { firstName: values.firstName.trim() } : {}),
    ...(isChanged('surname') ? { surname: values.surname.trim() } : {}),
    ...(isChanged('birthDate') ? { birthDate: isoDate(values.birthDate) } : {}),
    ...(isChanged('sex') ? { sex: sexOf(values.sex) } : {}),
    ...(isChanged('email') ? { email: values.email.trim() } : {}),
    ...(isChanged('role') ? { role: roleOf(values.role) } : {}),
    ...(isChanged('listCode') ? { listCode: values.listCode || null } : {}),
    ...(isListDoctor !== employee.isListDoctor || movesFromList ? { isListDoctor } : {}),
    ...(isChanged('isAdmin') ? { isAdmin: values.isAdmin !== '' } : {}),
  };
};

/** Keeps only the changed fields, so that a draft brings back nothing that another admin has changed meanwhile. */
export const keptChanges = (userId: string, clinicId: string, employee: Employee): Kept => {
  const draft = keptAsStaffDraft(userId, `employee/${clinicId}/${employee.userId}`);
  const before = valuesOf(employee);
  return {
    read: draft.read,
    write: (values) =>
      draft.write(
        Object.keys(values).length === 0
          ? {}
          : Object.fromEntries(
              editFields
                .map((field) => [field, values[field] ?? ''] as const)
                .filter(([field, value]) => value !== before[field]),
            ),
      ),
  };
};
