import type { Findings } from '../core/report.ts';
import { type Sql, withSql } from '../core/sql.ts';
import { canaryPrefix, canaryRows } from './canary-rows.ts';

/** Tables of the product itself; partitions are reached through their parents. */
export const productTables = `
  select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'jobs') and c.relkind in ('r', 'p') and not c.relispartition
  order by 1, 2`;

/** Columns left out keep their defaults. */
const insertRow = (sql: Sql, table: string, row: Record<string, unknown>) => {
  const columns = Object.keys(row)
    .map((name) => `"${name}"`)
    .join(', ');
  return sql.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
    [JSON.stringify(row)],
  );
};

const checksums = async (sql: Sql): Promise<Map<string, string>> => {
  const { rows } = await sql.query<{ schema: string; name: string }>(productTables);
  const sums = new Map<string, string>();
  for (const { schema, name } of rows) {
    const table = `${schema}.${name}`;
    const { rows: sum } = await sql.query<{ sum: string }>(
      `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum
       from ${table} t where t::text like '%${canaryPrefix}%'`,
    );
    sums.set(table, sum[0]?.sum ?? '');
  }
  return sums;
};

/** A clinic that nobody of the run has anything to do with. Not one byte about it may change. */
export const makeCanary = (sqlUrl: string) =>
  withSql(sqlUrl, async (sql) => {
    await sql.query('begin');
    for (const [table, row] of canaryRows) await insertRow(sql, table, row);
    await sql.query('commit');
    const before = await checksums(sql);
    const checkUnchanged = ({ check }: Findings) =>
      withSql(sqlUrl, async (again) => {
        for (const [table, sum] of await checksums(again))
          check('the untouched clinic stays untouched', before.get(table) === sum, { table });
      });
    return { checkUnchanged };
  });
