import { sql } from 'kysely';
import type { Database } from '../core/database/database.ts';

interface WaitingJobs {
  /** Of every queue unless given. */
  readonly queue?: string;
  /** Those that name all of these. */
  readonly ids?: Readonly<Record<string, string>>;
}

/** The time of jobs that wait has come. Their workers are told so, as of a new one: nobody waits until they look again. */
export const makeJobsDue = (database: Database, { queue, ids = {} }: WaitingJobs = {}) =>
  sql`with due as (
      update jobs.job set start_after = now() where state in ('created', 'retry')
        and name = coalesce(${queue ?? null}, name) and coalesce(data -> 'ids', '{}') @> ${JSON.stringify(ids)}::jsonb
      returning name)
    select pg_notify('pgboss_' || left(encode(sha224('jobs'), 'hex'), 24), name)
    from (select distinct name from due) as queues`.execute(database.system);
