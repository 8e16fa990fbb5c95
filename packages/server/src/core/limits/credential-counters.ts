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

/** One that was counted and turns out not to be a guess. */
export const takeBack = async (db: Kysely<DB>, key: string): Promise<void> => {
  await sql`update credential_counter set count = greatest(0, count - 1)
    where key = ${key} and ends_at > now()`.execute(db);
};

export interface Reserved {
  /** What it took in the end takes the place of what was reserved. */
  settle(used: number): Promise<void>;
}

/**
 * Takes an amount out of what may be used in a while, before it is used: those who come at the same moment wait for each
 * other in the row. Undefined: there is not so much left.
 */
export const reserve = async (
  db: Kysely<DB>,
  { key, most, seconds }: Limit,
  amount: number,
): Promise<Reserved | undefined> => {
  if (amount > most) return undefined;
  const { rows } = await sql<{ endsAt: Date }>`
    insert into credential_counter as c (key, count, ends_at)
    values (${key}, ${amount}, now() + make_interval(secs => ${seconds}))
    on conflict (key) do update set
      count = case when c.ends_at <= now() then excluded.count else c.count + excluded.count end,
      ends_at = case when c.ends_at <= now() then excluded.ends_at else c.ends_at end
    where c.ends_at <= now() or c.count + excluded.count <= ${most}
    returning ends_at as "endsAt"`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  return {
    settle: async (used) => {
      // Of another day by now: nothing of it was taken there.
      await sql`update credential_counter set count = greatest(0, count + ${used - amount}::integer)
        where key = ${key} and date_trunc('milliseconds', ends_at) = ${row.endsAt}`.execute(db);
    },
  };
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
