import { type QueryExecutorProvider, sql } from 'kysely';

export const monthsAhead = 6;

/** Every month of the audit log has its own table, made ahead of time; a row without one still finds a place. */
export const ensureAuditMonths = async ({ system }: { system: QueryExecutorProvider }): Promise<void> => {
  await sql`select ensure_audit_months(${sql.lit(monthsAhead)})`.execute(system);
};
