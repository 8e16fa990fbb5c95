import type { Employee } from '@tervita/contract/employees';
import type { EmployeeRole } from '@tervita/domain/auth';
import { BusinessError, type Country, calendarDayIn, LogicError } from '@tervita/domain/core';
import { employeeEditRefusal } from '@tervita/domain/employees';
import { isAdult, parsePersonalCode, type Sex } from '@tervita/domain/persons';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/database.ts';
import { NotFound } from '../../core/http/errors.ts';
import type { Actor } from '../../core/session/actor.ts';
import { assertAdminAt, zoneOfOwnClinic } from '../../core/session/own-clinic.ts';
import { assertList } from '../patients/index.ts';
import { checkBirthDate } from '../persons/index.ts';
import { fieldFault } from '../profiles/index.ts';
import { type EmployeeRow, employeeKnownAs, findEmployee } from './employee-store.ts';

interface EmployeeEdit {
  readonly firstName?: string | undefined;
  readonly surname?: string | undefined;
  readonly birthDate?: string | undefined;
  readonly sex?: Sex | undefined;
  readonly email?: string | undefined;
  readonly role?: EmployeeRole | undefined;
  readonly listCode?: string | null | undefined;
  readonly isListDoctor?: boolean | undefined;
  readonly isAdmin?: boolean | undefined;
}

type EmployeeFields = Omit<Employee, 'userId' | 'personalCode' | 'deletedAt' | 'waitsSince'>;

interface Input {
  readonly clinicId: string;
  readonly country: Country;
  readonly now: Date;
  readonly known: EmployeeRow;
  readonly edit: EmployeeEdit;
  readonly replaces: EmployeeFields | undefined;
}

/** How the employee is written down afterwards. Who comes to another list is its doctor only when that was said. */
const wrote = (known: EmployeeRow, edit: EmployeeEdit): EmployeeFields => {
  const role = edit.role ?? known.role;
  const listCode = edit.listCode === undefined ? known.list_code : edit.listCode;
  const isStill = known.is_list_doctor && listCode === known.list_code && role === 'DOCTOR';
  return {
    firstName: edit.firstName ?? known.first_name,
    surname: edit.surname ?? known.surname,
    birthDate: edit.birthDate ?? known.birth_date,
    sex: edit.sex ?? known.sex,
    email: edit.email ?? known.email,
    role,
    listCode,
    isListDoctor: edit.isListDoctor ?? isStill,
    isAdmin: edit.isAdmin ?? known.is_admin,
  };
};

const isCorrected = (known: EmployeeRow, fields: EmployeeFields): boolean =>
  known.birth_date !== fields.birthDate || known.sex !== fields.sex || known.email !== fields.email;

/** Whether the employee is written down with exactly these fields. */
const hasFields = (known: EmployeeRow, fields: EmployeeFields): boolean =>
  !isCorrected(known, fields) &&
  known.first_name === fields.firstName &&
  known.surname === fields.surname &&
  known.role === fields.role &&
  known.list_code === fields.listCode &&
  known.is_list_doctor === fields.isListDoctor &&
  known.is_admin === fields.isAdmin;

/** What the personal code says is not said otherwise; the rest is judged as when somebody is added. */
const refuseWrongBirth = (
  { clinicId, known, country, now }: Input,
  actor: Actor,
  after: EmployeeFields,
): void => {
  const code = known.personal_code === null ? undefined : parsePersonalCode(country, known.personal_code);
  if (after.birthDate !== null && after.birthDate !== known.birth_date) {
    if (code?.ok && code.birthDate) throw fieldFault('birthDate', 'badDate');
    const today = calendarDayIn(zoneOfOwnClinic(actor, clinicId), now);
    checkBirthDate(after.birthDate, today);
    if (!isAdult(after.birthDate, today)) throw new BusinessError('PERSON_IS_UNDERAGE');
  }
  if (after.sex !== known.sex && code?.ok && code.sex) throw fieldFault('sex', 'badFormat');
};

/** Without codes the clinic knows people by their address, so two do not have one. */
const refuseKnownAddress = async (
  tx: Tx,
  { clinicId, known }: Input,
  email: string | null,
): Promise<void> => {
  if (known.personal_code !== null || email === null || email === known.email) return;
  const other = await employeeKnownAs(tx, clinicId, { code: null, email });
  if (other && other.id !== known.id) throw new BusinessError('DOCTOR_EXISTS_IN_CLINIC_ALREADY');
};

/**
 * Writes an employee down anew. Only an admin does. Somebody whose name had a slip is let in at their next sign-in,
 * because the name is compared then. An edit that comes a second time, because its response was lost, changes nothing;
 * one that was made from what another admin has replaced since is refused.
 */
export const editEmployee = async (
  tx: Tx,
  actor: Actor,
  input: Input,
): Promise<{ found: EmployeeRow; isEdited: boolean }> => {
  const { clinicId, known, edit, replaces } = input;
  if (Object.keys(edit).length === 0) return { found: known, isEdited: false };
  assertAdminAt(actor, clinicId);
  const after = wrote(known, edit);
  if (hasFields(known, after)) return { found: known, isEdited: false };
  if (replaces && !hasFields(known, replaces)) throw new LogicError('EMPLOYEE_CHANGED');
  if (after.isListDoctor && (after.role !== 'DOCTOR' || after.listCode === null))
    throw fieldFault('isListDoctor', 'badFormat');
  refuseWrongBirth(input, actor, after);
  await refuseKnownAddress(tx, input, after.email);
  await assertList(tx, clinicId, after.listCode);
  const refusal = employeeEditRefusal({
    isOneself: known.user_id === actor.userId,
    changesRole: after.role !== known.role,
    changesAdmin: after.isAdmin !== known.is_admin,
  });
  if (refusal) throw new LogicError(refusal);
  await sql`select edit_employee(${clinicId}, ${known.user_id}, ${after.firstName}, ${after.surname}, ${after.role},
    ${after.listCode}, ${after.isListDoctor}, ${after.isAdmin})`.execute(tx);
  if (isCorrected(known, after))
    await sql`select correct_employee(${clinicId}, ${known.user_id}, ${after.birthDate}::date, ${after.sex},
      ${after.email})`.execute(tx);
  const found = await findEmployee(tx, clinicId, known.user_id);
  if (!found) throw new NotFound();
  return { found, isEdited: true };
};
