import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { makeAuditMonths } from './audit-months.ts';
import { type MigrationFile, readMigrations } from './migration-files.ts';
import { withClient } from './users.ts';

/** Any number that no other advisory lock of ours uses. */
const migrationLock = 7_263_004;
/** Whoever comes while a migration waits for its lock waits behind it, so it does not wait long, and comes again. */
const lockTimeoutMs = 500;

export interface Patience {
  readonly tries: number;
  readonly pauseMs: number;
}
/** About five minutes: longer than anything of ours holds a table. */
const usualPatience: Patience = { tries: 200, pauseMs: 1_000 };

const lockNotAvailable = '55P03';
const deadlock = '40P01';
const isInUse = (error: unknown) =>
  error instanceof pg.DatabaseError && (error.code === lockNotAvailable || error.code === deadlock);

export class NewerDatabase extends Error {
  constructor(names: readonly string[]) {
    super(`The database was made by a newer version: this one does not know ${names.join(', ')}`);
    this.name = 'NewerDatabase';
  }
}

const once = async <T>(client: pg.Client, work: () => Promise<T>): Promise<T> => {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

/** In a transaction; as often as it takes to find the tables free. */
const inTransaction = async <T>(
  client: pg.Client,
  { tries, pauseMs }: Patience,
  work: () => Promise<T>,
): Promise<T> => {
  for (let left = tries; ; left -= 1) {
    try {
      return await once(client, work);
    } catch (error) {
      if (!isInUse(error) || left <= 1) throw error;
      await wait(pauseMs);
    }
  }
};

const keep = (client: pg.Client, name: string) =>
  client.query('insert into kysely_migration (name, timestamp) values ($1, now()::text)', [name]);

/** Row security holds the owner too: what is changed in batches is changed as the user who sees all rows. */
const asSystem = async <T>(client: pg.Client, work: () => Promise<T>): Promise<T> => {
  await client.query('grant tervita_system to current_user');
  await client.query('set local role tervita_system');
  const result = await work();
  await client.query('reset role');
  await client.query('revoke tervita_system from current_user');
  return result;
};

/** One that was broken off is there, serves nobody and has the name. */
const dropHalfBuiltIndexes = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name from pg_index i join pg_class c on c.oid = i.indexrelid
     where not i.indisvalid and c.relkind = 'i' and c.relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of rows) await client.query(`drop index concurrently ${name}`);
};

const runFile = async (
  client: pg.Client,
  { name, text, way }: MigrationFile,
  patience: Patience,
): Promise<void> => {
  if (way === 'transaction') {
    await inTransaction(client, patience, async () => {
      await client.query(text);
      await keep(client, name);
    });
    return;
  }
  if (way === 'outside') {
    await dropHalfBuiltIndexes(client);
    await client.query(text);
  } else {
    const change = () => asSystem(client, async () => (await client.query(text)).rowCount ?? 0);
    while ((await inTransaction(client, patience, change)) > 0);
  }
  await keep(client, name);
};

/**
 * Each file for itself, so that no table is locked for longer than its own file takes, and what was done stays done.
 * Several processes may start at once: one works, the others wait and find it done.
 */
export const runMigrations = async (
  client: pg.Client,
  folder: string,
  patience = usualPatience,
): Promise<string[]> => {
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  // The name was given by the library that kept this table first.
  await client.query(
    'create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)',
  );
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
  const done = new Set(rows.map(({ name }) => name));
  const files = readMigrations(folder);
  const known = new Set(files.map(({ name }) => name));
  const unknown = [...done].filter((name) => !known.has(name));
  if (unknown.length > 0) throw new NewerDatabase(unknown);
  const waiting = files.filter(({ name }) => !done.has(name));
  for (const file of waiting) await runFile(client, file, patience);
  return waiting.map(({ name }) => name);
};

export const migrate = (ownerUrl: string, folder: string): Promise<string[]> =>
  withClient(ownerUrl, async (client) => {
    const names = await runMigrations(client, folder);
    await client.query(makeAuditMonths);
    return names;
  });
