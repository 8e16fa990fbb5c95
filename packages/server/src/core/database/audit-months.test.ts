import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrationsFolder } from '../../folders.ts';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { ensureAuditMonths } from './audit-months.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { withClient } from './users.ts';

let testDatabase: TestDatabase;
let database: Database;
beforeEach(async () => {
  testDatabase = await cloneDatabase();
  database = openDatabase(testDatabase.address);
});
afterEach(async () => {
  await database.close();
  await testDatabase.drop();
});

const asOwner = (statement: string) =>
  withClient(testDatabase.address.url, (client) => client.query(statement));
const write = (at: string) =>
  sql`insert into audit_log (at, request_id, action, call, outcome)
    values (now() + ${at}::interval, 'r', 'OPENED', 'GET /x', '200')`.execute(database.system);
const count = async (table: string) =>
  Number(
    (await sql<{ n: string }>`select count(*) as n from ${sql.table(table)}`.execute(database.system)).rows[0]
      ?.n,
  );
const monthTables = async () =>
  (
    await sql<{ name: string }>`select relname as name from pg_class
      where relname ~ '^audit_log_[0-9]{4}_[0-9]{2}$' order by 1`.execute(database.system)
  ).rows.map(({ name }) => name);

/** As after half a year without a start: the tables of the coming months are not there. */
const withoutMonths = async () => {
  for (const name of await monthTables()) await asOwner(`drop table ${name}`);
  await write('0 days');
  await write('0 days');
  await write('40 days');
  expect(await count('audit_log_beyond')).toBe(3);
};

it('the worker makes the coming months, as often as it looks', async () => {
  await ensureAuditMonths(database);
  const before = await monthTables();
  expect(before.length).toBeGreaterThanOrEqual(6);
  await asOwner(`drop table ${before.at(-1)}`);
  await Promise.all([ensureAuditMonths(database), ensureAuditMonths(database)]);
  expect(await monthTables()).toEqual(before);
});

it('a start finds a place for rows that had none', async () => {
  await withoutMonths();
  await migrate(testDatabase.address.url, migrationsFolder);
  expect(await count('audit_log_beyond')).toBe(0);
  expect(await count('audit_log')).toBe(3);
  expect(await monthTables()).toHaveLength(6);
  await write('0 days');
  expect(await count('audit_log_beyond')).toBe(0);
});

it('the log only grows, also after its rows were moved', async () => {
  await withoutMonths();
  await ensureAuditMonths(database);
  await write('400 days');
  for (const table of ['audit_log', 'audit_log_beyond', (await monthTables())[0]])
    await expect(
      withClient(testDatabase.superuserUrl, (client) => client.query(`delete from ${table}`)),
    ).rejects.toThrow('the audit log only grows');
});

it('nobody but the worker makes months', async () => {
  for (const user of ['tervita_clinic', 'tervita_patient'] as const)
    await expect(
      database.write(user, {}, (tx) => sql`select ensure_audit_months(6)`.execute(tx)),
    ).rejects.toThrow('permission denied');
});
