import { type QueryExecutorProvider, sql } from 'kysely';

/** Every month of the audit log has its own table, made half a year ahead; a row without one still finds a place. */
export const makeAuditMonths = 'select ensure_audit_months(6)';

export const ensureAuditMonths = async ({ system }: { system: QueryExecutorProvider }): Promise<void> => {
  await sql.raw(makeAuditMonths).execute(system);
};
