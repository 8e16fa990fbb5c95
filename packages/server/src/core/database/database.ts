import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { Fault } from '../fault.ts';
import { onLiveConnection } from './broken-connection.ts';
import { withNamedStatements } from './named-statements.ts';
import { insideTransaction } from './open-transaction.ts';
import type { DB } from './schema.generated.ts';
import { type TimeLimits, timeLimits } from './time-limits.ts';
import { type DatabaseUser, urlFor } from './users.ts';

/** One open transaction, and no other way to the database. Stores that write take it. */
export type Tx = Transaction<DB>;
/** What only reads: a Tx serves too. */
export type Reader = Pick<Kysely<DB>, 'selectFrom' | 'with' | 'fn' | 'getExecutor'>;

/** Whose rows a transaction may see; row security reads it in the database. */
export interface Context {
  readonly userId?: string | undefined;
  readonly personId?: string | undefined;
  readonly clinicIds?: readonly string[] | undefined;
}

export interface Database {
  write<T>(user: DatabaseUser, context: Context, work: (tx: Tx, now: Date) => Promise<T>): Promise<T>;
  read<T>(user: DatabaseUser, context: Context, work: (db: Reader, now: Date) => Promise<T>): Promise<T>;
  /** Sign-in, worker and audit only: one statement at a time, without a context. */
  readonly system: Kysely<DB>;
  close(): Promise<void>;
}

export interface DatabaseAddress {
  readonly url: string;
  readonly usersSecret: string;
  /** The secret that was replaced: what it sealed is still read. */
  readonly usersSecretBefore?: string | undefined;
  readonly poolSize: number;
}

// A date is a day on a calendar, not a moment: as a Date it would move with the time zone.
const dateType = 1082;
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === dateType
      ? (value: string) => value
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

const settings = ({ statementMs }: TimeLimits) => [
  `statement_timeout=${statementMs}`,
  'lock_timeout=3000',
  'idle_in_transaction_session_timeout=15000',
];

const open = (address: DatabaseAddress, limits: TimeLimits, user: DatabaseUser, max: number) => {
  const pool = new pg.Pool({
    connectionString: urlFor(address.url, user, address.usersSecret),
    max,
    types,
    connectionTimeoutMillis: 3_000,
    options: settings(limits)
      .map((limit) => `-c ${limit}`)
      .join(' '),
    application_name: user,
  });
  // A connection that breaks, idle or between two statements of a transaction, is replaced by the pool; without
  // these listeners it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool: withNamedStatements(pool, limits) }) });
};

const enter = async (tx: Tx, context: Context): Promise<Date> => {
  const clinicIds = context.clinicIds ? `{${context.clinicIds.join(',')}}` : '';
  const { rows } = await sql<{ now: Date }>`
    select now() as now, set_config('tervita.user_id', ${context.userId ?? ''}, true),
      set_config('tervita.person_id', ${context.personId ?? ''}, true),
      set_config('tervita.clinic_ids', ${clinicIds}, true)`.execute(tx);
  const [row] = rows;
  if (!row) throw new Fault('The database did not answer with its time');
  return row.now;
};

export const openDatabase = (address: DatabaseAddress, limits: TimeLimits = timeLimits): Database => {
  // The system user serves every request's session look-up; the other two share the rest.
  const share = Math.max(1, Math.floor(address.poolSize * 0.375));
  const pools: Record<DatabaseUser, Kysely<DB>> = {
    tervita_clinic: open(address, limits, 'tervita_clinic', share),
    tervita_patient: open(address, limits, 'tervita_patient', share),
    tervita_system: open(address, limits, 'tervita_system', Math.max(1, address.poolSize - 2 * share)),
  };
  return {
    write: (user, context, work) =>
      onLiveConnection((begun) =>
        pools[user].transaction().execute(async (tx) => {
          const now = await enter(tx, context);
          begun();
          return insideTransaction(() => work(tx, now));
        }),
      ),
    read: (user, context, work) =>
      onLiveConnection((begun) =>
        pools[user]
          .transaction()
          .setAccessMode('read only')
          .execute(async (tx) => {
            const now = await enter(tx, context);
            begun();
            return insideTransaction(() => work(tx, now));
          }),
      ),
    system: pools.tervita_system,
    close: async () => {
      await Promise.all(Object.values(pools).map((pool) => pool.destroy()));
    },
  };
};
