import pg from 'pg';
import { type Sql, withSql } from '../../core/sql.ts';

export interface Context {
  readonly name: string;
  readonly clinic?: string;
  readonly user?: string;
  readonly person?: string;
}

const nobody = '00000000-0000-0000-0000-000000000000';

/** A predicate of the rules with the ids of a context; an id that is absent is nobody's. */
export const within = (predicate: string, { clinic, user, person }: Context): string =>
  predicate
    .replaceAll('$clinic', `'${clinic ?? nobody}'`)
    .replaceAll('$user', `'${user ?? nobody}'`)
    .replaceAll('$person', `'${person ?? nobody}'`);

/** One connection of a database user, with the context set as the product sets it. */
export const asUser = <T>(url: string, context: Context, work: (sql: Sql) => Promise<T>): Promise<T> =>
  withSql(url, async (sql) => {
    await sql.query(
      "select set_config('tervita.clinic_ids', $1, false), set_config('tervita.user_id', $2, false), set_config('tervita.person_id', $3, false)",
      [context.clinic ? `{${context.clinic}}` : '', context.user ?? '', context.person ?? ''],
    );
    return work(sql);
  });

/** How many rows a statement touched, or why not. What must not succeed is not rolled back: it would be seen. */
export const attempt = async (
  sql: Sql,
  statement: string,
  values: unknown[] = [],
): Promise<number | string> => {
  try {
    return (await sql.query(statement, values)).rowCount ?? 0;
  } catch (error) {
    if (error instanceof pg.DatabaseError) return error.code === '42501' ? 'denied' : `error ${error.code}`;
    throw error;
  }
};

/** The same, undone afterwards: for what may succeed. */
export const attemptAndUndo = async (sql: Sql, statement: string): Promise<number | string> => {
  await sql.query('begin');
  try {
    return await attempt(sql, statement);
  } finally {
    await sql.query('rollback');
  }
};
