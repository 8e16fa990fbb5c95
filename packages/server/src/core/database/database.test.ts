import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { answerTo } from '../http/errors.ts';
import { type Database, openDatabase } from './database.ts';
import { withClient } from './users.ts';

let testDatabase: TestDatabase;
let database: Database;
beforeEach(async () => {
  testDatabase = await cloneDatabase();
  database = openDatabase(testDatabase.address);
});
afterEach(() => database.close());

const cutAll = () =>
  withClient(testDatabase.superuserUrl, (client) =>
    client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'tervita_%' and datname = $1",
      [new URL(testDatabase.address.url).pathname.slice(1)],
    ),
  );
const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('a connection that breaks', () => {
  it('between two statements refuses that call for now and is replaced', async () => {
    const broken = database.write('tervita_system', {}, async (tx) => {
      await sql`select 1`.execute(tx);
      await cutAll();
      await soon();
      return sql`select 1`.execute(tx);
    });
    const error = await broken.catch((reason: unknown) => reason);
    expect(answerTo(error)).toMatchObject({ status: 503, body: { code: 'TRY_LATER' } });
    expect(await database.write('tervita_system', {}, async () => 'again')).toBe('again');
  });

  it('falls silent: whoever waits is told to come back later, before any limit of the database', async () => {
    const silent = database.read('tervita_system', {}, (db) => sql`select pg_sleep(9)`.execute(db));
    const error = await silent.catch((reason: unknown) => reason);
    expect(answerTo(error)).toMatchObject({ status: 503 });
    expect(await database.read('tervita_system', {}, async () => 'again')).toBe('again');
  });

  it('while nobody uses it is replaced unnoticed', async () => {
    await database.read('tervita_clinic', {}, async () => undefined);
    await cutAll();
    expect(await database.read('tervita_clinic', {}, async () => 'again')).toBe('again');
  });
});
