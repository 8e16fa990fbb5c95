import { listEmployees as listEmployeesRoute } from '@tervita/contract/employees';
import { query } from '../../core/http/use-case.ts';
import { assertOwnClinic } from '../../core/session/own-clinic.ts';
import { employeesOf, toEmployee } from './employee-store.ts';

export const listEmployees = query(
  listEmployeesRoute,
  async ({ db, actor, params, query: { includeDeleted } }) => {
    assertOwnClinic(actor, params.clinicId);
    return { workers: (await employeesOf(db, params.clinicId, includeDeleted)).map(toEmployee) };
  },
);
