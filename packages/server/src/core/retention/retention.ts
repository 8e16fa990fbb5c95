import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { DB } from '../database/schema.generated.ts';

interface Kept {
  readonly table: keyof DB;
  /** The time from which the days are counted. */
  readonly since: string;
  readonly days: number;
  readonly what: string;
}

/** How long we keep what nobody needs for ever. `docs/retention.md` says the same to people; a test compares them. */
export const retention: readonly Kept[] = [
  { table: 'idempotency_key', since: 'created_at', days: 7, what: 'Answers for a call that is repeated' },
  { table: 'session', since: 'least(expires_at, ends_at)', days: 7, what: 'Sessions that have ended' },
  {
    table: 'known_browser',
    since: 'last_used_at',
    days: 400,
    what: 'Browsers that a person has signed in with',
  },
  { table: 'notice', since: 'created_at', days: 180, what: 'Which notices were sent to whom' },
  {
    table: 'sms_campaign',
    since: 'created_at',
    days: 730,
    what: 'Messages by SMS: what they said and to whom',
  },
  { table: 'support_message', since: 'created_at', days: 365, what: 'Messages to support' },
  { table: 'usage_event', since: 'at', days: 365, what: 'Which pages and buttons staff used' },
  { table: 'page_view_count', since: 'day', days: 365, what: 'How often pages were opened, in counts' },
  { table: 'ai_call', since: 'at', days: 365, what: 'Calls to language models: how long, how many words' },
  {
    table: 'outside_sign_in',
    since: 'created_at',
    days: 1,
    what: 'Sign-ins at Google and Apple that were begun',
  },
  {
    table: 'digital_id_attempt',
    since: 'created_at',
    days: 1,
    what: 'Sign-ins with a digital ID that were begun',
  },
  {
    table: 'register_sign_in',
    since: 'started_at',
    days: 1,
    what: 'Sign-ins for an import from the register',
  },
  { table: 'password_sign_in', since: 'created_at', days: 1, what: 'Sign-ins that wait for a code' },
  { table: 'one_time_code', since: 'expires_at', days: 1, what: 'Codes sent by e-mail, as hashes' },
  { table: 'credential_counter', since: 'ends_at', days: 1, what: 'Counts of tries, after their time' },
  { table: 'waiting_way_in', since: 'created_at', days: 1, what: 'Ways in that nobody called their own' },
  { table: 'email_change', since: 'changed_at', days: 30, what: 'Addresses before they were changed' },
  {
    table: 'e_contact_claim',
    since: 'expires_at',
    days: 7,
    what: 'Links in letters to people without an account',
  },
  {
    table: 'clinic_application',
    since: "case when status = 'DECLINED' then decided_at end",
    days: 365,
    what: 'Applications of clinics that were declined',
  },
];

const atATime = 2_000;

const sweepSome = async (database: Database, { table, since, days }: Kept): Promise<number> => {
  const { numAffectedRows } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)}
      where ${sql.raw(since)} < now() - make_interval(days => ${sql.lit(days)}) limit ${sql.lit(atATime)}))`.execute(
    database.system,
  );
  return Number(numAffectedRows ?? 0n);
};

/** A little at a time, so that nobody waits for it. */
export const sweepOld = async (database: Database): Promise<void> => {
  for (const kept of retention) while ((await sweepSome(database, kept)) === atATime);
};
