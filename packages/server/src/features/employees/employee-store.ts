import type { Employee } from '@tervita/contract/employees';
import type { EmployeeRole } from '@tervita/domain/auth';
import type { Sex } from '@tervita/domain/persons';
import { type RawBuilder, sql } from 'kysely';
import type { Reader, Tx } from '../../core/database/database.ts';

export interface EmployeeRow {
  id: string;
  user_id: string;
  first_name: string;
  surname: string;
  personal_code: string | null;
  birth_date: string | null;
  email: string | null;
  sex: Sex;
  role: EmployeeRole;
  is_admin: boolean;
  list_code: string | null;
  is_list_doctor: boolean;
  deleted_at: Date | null;
  waits_since: Date | null;
}

/** Codes, birth dates and sexes are for those who correct them: the clinic's admins. */
export const toEmployee = (row: EmployeeRow, isForAdmin: boolean): Employee => ({
  userId: row.user_id,
  firstName: row.first_name,
  surname: row.surname,
  personalCode: isForAdmin ? row.personal_code : null,
  birthDate: isForAdmin ? row.birth_date : null,
  email: row.email,
  sex: isForAdmin ? row.sex : null,
  role: row.role,
  isAdmin: row.is_admin,
  listCode: row.list_code,
  isListDoctor: row.is_list_doctor,
  deletedAt: row.deleted_at?.toISOString() ?? null,
  waitsSince: row.waits_since?.toISOString() ?? null,
});

const most = 500;

/** The list of a doctor is the one that names them, unless the clinic wrote down another. */
const employees = async (
  db: Reader,
  clinicId: string,
  which: RawBuilder<unknown>,
): Promise<EmployeeRow[]> => {
  const { rows } = await sql<EmployeeRow>`
    select e.id, e.user_id, e.first_name, e.surname, e.personal_code, e.birth_date, e.email, e.sex, e.role, e.is_admin,
      e.deleted_at, e.waits_since, shown.list_code,
      exists (select from patient_list l where l.clinic_id = e.clinic_id and l.employee_id = e.id
        and l.code = shown.list_code) as is_list_doctor
    from employee e cross join lateral (select coalesce(e.list_code, (select min(l.code) from patient_list l
        where l.clinic_id = e.clinic_id and l.employee_id = e.id)) as list_code) as shown
    where e.clinic_id = ${clinicId} and ${which}
    order by e.first_name, e.surname, e.id limit ${most}`.execute(db);
  return rows;
};

export const employeesOf = (db: Reader, clinicId: string, includeDeleted: boolean): Promise<EmployeeRow[]> =>
  employees(db, clinicId, includeDeleted ? sql`true` : sql`e.deleted_at is null`);

export const personsOfStaff = async (
  db: Reader,
  clinicId: string,
  seen: readonly EmployeeRow[],
): Promise<string[]> => {
  const { rows } = await sql<{ personId: string }>`
    select person_id as "personId" from persons_of_staff(${clinicId}, ${seen.map((row) => row.user_id)}::uuid[]) as person_id`.execute(
    db,
  );
  return rows.map(({ personId }) => personId);
};

export const findEmployee = async (
  db: Reader,
  clinicId: string,
  userId: string,
): Promise<EmployeeRow | undefined> => (await employees(db, clinicId, sql`e.user_id = ${userId}`))[0];

/** The clinic's own record under this code, or without a code under this address. */
export const employeeKnownAs = async (
  tx: Tx,
  clinicId: string,
  { code, email }: { code: string | null; email: string },
): Promise<EmployeeRow | undefined> => {
  const isKnown = code
    ? sql`e.personal_code = ${code}`
    : sql`e.personal_code is null and lower(normalize(e.email, NFKC)) = lower(normalize(${email}, NFKC))`;
  return (await employees(tx, clinicId, isKnown))[0];
};

/** The name under which the clinic has a patient with this code. */
export const nameOfMember = (tx: Tx, clinicId: string, code: string) =>
  tx
    .selectFrom('clinic_member')
    .select(['first_name as firstName', 'surname'])
    .where('clinic_id', '=', clinicId)
    .where('personal_code', '=', code)
    .executeTakeFirst();

/** Whoever changes the staff of a clinic waits for each other: two admins can't end each other's work at once. */
export const lockStaffOf = async (tx: Tx, clinicId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('employees ' || ${clinicId}, 0))`.execute(tx);
};

export const countAdmins = async (tx: Tx, clinicId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('employee')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('clinic_id', '=', clinicId)
    .where('is_admin', '=', true)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const setDeletedAt = async (
  tx: Tx,
  { clinicId, userId }: { clinicId: string; userId: string },
  deletedAt: Date | null,
): Promise<void> => {
  await tx
    .updateTable('employee')
    .set({ deleted_at: deletedAt })
    .where('clinic_id', '=', clinicId)
    .where('user_id', '=', userId)
    .execute();
};
