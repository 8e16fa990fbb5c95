import { withSql } from '../core/sql.ts';
import type { SignedIn } from './people.ts';

/** A few people of the load write as hundreds would: what one person may send in an hour is counted from far below. */
export const allowEndlessUse = (sqlUrl: string, { patients }: Pick<SignedIn, 'patients'>): Promise<void> =>
  withSql(sqlUrl, async (sql) => {
    for (const { person } of patients)
      await sql.query(
        `insert into credential_counter (key, count, ends_at)
         values ('use:e-contacts:' || $1::text, -1000000, now() + interval '1 day')
         on conflict (key) do update set count = excluded.count, ends_at = excluded.ends_at`,
        [person.userId],
      );
  });
