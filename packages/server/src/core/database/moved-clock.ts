import { CannotStart } from '../cannot-start.ts';
import { jobsSchema } from '../outbox/queues.ts';
import { withClient } from './users.ts';

/** Found before PostgreSQL's own functions of these names, by statements and by the defaults of tables made later. */
const movedFunctions = (seconds: number) =>
  ['now', 'clock_timestamp', 'statement_timestamp', 'transaction_timestamp']
    .map(
      (
        name,
      ) => `create or replace function moved_clock.${name}() returns timestamptz language sql stable parallel safe
        as $$ select pg_catalog.${name}() + interval '${seconds} seconds' $$;`,
    )
    .join('\n');

const hasMovedClock = `select exists (select from pg_namespace where nspname = 'moved_clock') as moved,
  to_regclass('public.person') is not null as filled`;

export class ClockCannotMove extends CannotStart {
  constructor() {
    super('CLOCK_AHEAD_SECONDS: this database was made with the real clock; give an empty DATA_DIR');
    this.name = 'ClockCannotMove';
  }
}

/** Before the tables are made. A database made with a moved clock follows whatever it is moved by later. */
export const moveClockOfDatabase = (ownerUrl: string, seconds: number): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    const { moved, filled } = (await client.query(hasMovedClock)).rows[0];
    if (!moved && seconds === 0) return;
    if (!moved && filled) throw new ClockCannotMove();
    await client.query(`create schema if not exists moved_clock;
      grant usage on schema moved_clock to public;
      ${movedFunctions(seconds)}
      do $$ begin execute format('alter database %I set search_path = public, moved_clock, pg_catalog', current_database()); end $$`);
  });

/** After tables and job queues are made: what names where it looks for other functions looks there first. */
export const moveClockOfFunctions = (ownerUrl: string): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    const { moved } = (await client.query(hasMovedClock)).rows[0];
    if (!moved) return;
    await client.query(`grant tervita_system to current_user;
    do $$ declare found regprocedure; begin
      for found in select oid from pg_proc
        where pronamespace = 'public'::regnamespace and proconfig::text like '%search_path=public%'
      loop
        execute format('alter function %s set search_path = public, moved_clock, pg_catalog, pg_temp', found);
      end loop;
    end $$;
    revoke tervita_system from current_user;
    create or replace function ${jobsSchema}.job_now() returns timestamptz language sql stable
      as $$ select moved_clock.now() $$`);
  });
