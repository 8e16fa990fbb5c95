import { type Kysely, sql } from 'kysely';
import type { DB } from '../database/schema.generated.ts';
import { TooMany } from '../http/errors.ts';

export interface Limit {
  readonly key: string;
  readonly most: number;
  readonly seconds: number;
}

interface Raised {
  readonly count: number;
  readonly secondsLeft: number;
}

/**
 * Counts in the database, for all processes. Call it outside any transaction and before what it guards is looked at:
 * then guesses made at the same moment cannot slip past, and a rollback does not take a count back.
 */
export const raise = async (db: Kysely<DB>, { key, seconds }: Omit<Limit, 'most'>): Promise<Raised> => {
  const { rows } = await sql<Raised>`
    insert into credential_counter as c (key, count, ends_at)
    values (${key}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      count = case when c.ends_at <= now() then 1 else c.count + 1 end,
      ends_at = case when c.ends_at <= now() then excluded.ends_at else c.ends_at end
    returning count, ceil(extract(epoch from ends_at - now()))::integer as "secondsLeft"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a counter did not answer');
  return row;
};

export const admit = async (db: Kysely<DB>, limit: Limit): Promise<number> => {
  const { count, secondsLeft } = await raise(db, limit);
  if (count > limit.most) throw new TooMany(Math.max(1, secondsLeft));
  return count;
};

/** Nobody may pass until this time. Looking does not prolong it. */
export const refuseWhileWaiting = async (db: Kysely<DB>, key: string): Promise<void> => {
  const { rows } = await sql<{ secondsLeft: number }>`
    select ceil(extract(epoch from ends_at - now()))::integer as "secondsLeft"
    from credential_counter where key = ${key} and ends_at > now()`.execute(db);
  if (rows[0]) throw new TooMany(Math.max(1, rows[0].secondsLeft));
};

export const makeWait = async (db: Kysely<DB>, key: string, seconds: number): Promise<void> => {
  await sql`
    insert into credential_counter (key, count, ends_at) values (${key}, 1, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set ends_at = excluded.ends_at`.execute(db);
};

export const forget = async (db: Kysely<DB>, keys: readonly string[]): Promise<void> => {
  await db
    .deleteFrom('credential_counter')
    .where('key', 'in', [...keys])
    .execute();
};

export const forgetEnded = async (db: Kysely<DB>): Promise<void> => {
  await sql`delete from credential_counter where ends_at < now()`.execute(db);
};
