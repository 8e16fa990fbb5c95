import { listEmployees as listEmployeesRoute } from '@tervita/contract/employees';
import { query } from '../../core/http/use-case.ts';
import { assertOwnClinic, isAdminAt } from '../../core/session/own-clinic.ts';
import { employeesOf, personsOfStaff, toEmployee } from './employee-store.ts';

/** Whose codes an admin sees is written down. */
export const listEmployees = query(
  listEmployeesRoute,
  async ({ db, actor, params: { clinicId }, query: { includeDeleted }, touched }) => {
    assertOwnClinic(actor, clinicId);
    const isAdmin = isAdminAt(actor, clinicId);
    const found = await employeesOf(db, clinicId, includeDeleted);
    if (isAdmin)
      for (const personId of await personsOfStaff(db, clinicId, found)) touched.personIds.add(personId);
    return { workers: found.map((row) => toEmployee(row, isAdmin)) };
  },
);
