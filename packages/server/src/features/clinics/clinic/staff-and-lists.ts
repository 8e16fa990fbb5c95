import {
  listEmployees as listEmployeesRoute,
  listPatientLists as listPatientListsRoute,
} from '@tervita/contract/clinics';
import type { EmployeeRole } from '@tervita/domain/auth';
import { query } from '../../../core/http/use-case.ts';
import { assertOwnClinic } from '../../../core/session/own-clinic.ts';

const most = 500;

export const listEmployees = query(
  listEmployeesRoute,
  async ({ db, actor, params, query: { includeDeleted } }) => {
    assertOwnClinic(actor, params.clinicId);
    const rows = await db
      .selectFrom('employee')
      .selectAll()
      .where('clinic_id', '=', params.clinicId)
      .$if(!includeDeleted, (employees) => employees.where('deleted_at', 'is', null))
      .orderBy('first_name')
      .orderBy('surname')
      .limit(most)
      .execute();
    return {
      workers: rows.map((row) => ({
        userId: row.user_id,
        firstName: row.first_name,
        surname: row.surname,
        role: row.role as EmployeeRole,
        isAdmin: row.is_admin,
        deletedAt: row.deleted_at?.toISOString() ?? null,
      })),
    };
  },
);

export const listPatientLists = query(listPatientListsRoute, async ({ db, actor, params }) => {
  assertOwnClinic(actor, params.clinicId);
  const rows = await db
    .selectFrom('patient_list')
    .leftJoin('employee', 'employee.id', 'patient_list.employee_id')
    .select(['code', 'first_name', 'surname', 'registration_number', 'last_import_at'])
    .where('patient_list.clinic_id', '=', params.clinicId)
    .orderBy('code')
    .limit(most)
    .execute();
  return {
    patientListWithClinicians: rows.map((row) => ({
      code: row.code,
      doctorName: row.first_name ? `${row.first_name} ${row.surname}` : null,
      registrationNumber: row.registration_number,
      lastImportAt: row.last_import_at?.toISOString() ?? null,
    })),
  };
});
