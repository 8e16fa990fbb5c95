import { listPlatformUsage, type PlatformUse } from '@tervita/contract/platform-admin';
import { sql } from 'kysely';
import { query } from '../../core/http/use-case.ts';

/** Each day has at most as many as there are things to use; names that a browser made up are not worth more. */
const usesMost = 1_000;
/** Two weeks of days, or twelve weeks. */
const weeksBack = { DAY: 2, WEEK: 12 } as const;

export const listUsage = query(listPlatformUsage, async ({ db, query: { by } }) => {
  const step = sql.lit(by.toLowerCase());
  const { rows } = await sql<PlatformUse>`
    select to_char(date_trunc(${step}, day), 'YYYY-MM-DD') as "from", target, name, sum(uses)::float8 as uses
    from platform_usage(date_trunc('week', now()) - make_interval(weeks => ${weeksBack[by] - 1}))
    group by 1, 2, 3 order by 1 desc, 4 desc, 2, 3 limit ${usesMost}`.execute(db);
  return { uses: rows };
});
