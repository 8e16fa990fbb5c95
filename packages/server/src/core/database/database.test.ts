import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../../testing/database.ts';
import { answerTo } from '../http/errors.ts';
import { type Database, openDatabase } from './database.ts';
import { type TimeLimits, timeLimits } from './time-limits.ts';
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
      "select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name like 'tervita_%' and datname = $1",
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

  it('while nobody uses it is replaced unnoticed', async () => {
    await database.read('tervita_clinic', {}, async () => undefined);
    await cutAll();
    expect(await database.read('tervita_clinic', {}, async () => 'again')).toBe('again');
  });
});

it('what the database refuses to a caller may be repeated, and is told as a fault', async () => {
  const refused = database.write('tervita_clinic', {}, (tx) => sql`delete from audit_log`.execute(tx));
  const error = await refused.catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: '42501' });
  expect(answerTo(error)).toMatchObject({ status: 503, body: { code: 'TRY_LATER' }, bug: true });
});

describe('what takes too long', () => {
  /** One limit is short, the others are so long that a machine which is busy elsewhere does not meet them. */
  const hurry = async (short: Partial<TimeLimits>, work: (hurried: Database) => Promise<void>) => {
    const long = { statementMs: 30_000, silenceMs: 30_000, commitMs: 30_000 };
    const hurried = openDatabase(testDatabase.address, { ...long, ...short });
    await work(hurried).finally(() => hurried.close());
  };
  const failure = (work: Promise<unknown>) => work.catch((reason: unknown) => reason);

  it('is ended by the database before the client gives up, so that nothing runs on for nobody', async () => {
    expect(timeLimits.silenceMs).toBeGreaterThan(timeLimits.statementMs);
    await hurry({ statementMs: 200 }, async (hurried) => {
      const slow = hurried.read('tervita_system', {}, (db) => sql`select pg_sleep(30)`.execute(db));
      const error = await failure(slow);
      expect(error).toMatchObject({ code: '57014' });
      expect(answerTo(error)).toMatchObject({ status: 503, body: { code: 'TRY_LATER' } });
    });
  });

  it('and whose database does not end it is cut: whoever waits is told to come back later', async () => {
    await hurry({ silenceMs: 1_000 }, async (hurried) => {
      const silent = hurried.read('tervita_system', {}, (db) => sql`select pg_sleep(20)`.execute(db));
      expect(answerTo(await failure(silent))).toMatchObject({ status: 503 });
      expect(await hurried.read('tervita_system', {}, async () => 'again')).toBe('again');
    });
  });

  it('is not a commit: its outcome is waited for', async () => {
    await withClient(testDatabase.superuserUrl, (client) =>
      client.query(`
        create table slow_commit (id integer);
        grant insert, select on slow_commit to tervita_system;
        create function sleep_at_commit() returns trigger language plpgsql
          as $$ begin perform pg_sleep(1.5); return null; end $$;
        create constraint trigger slow after insert on slow_commit deferrable initially deferred
          for each row execute function sleep_at_commit();`),
    );
    await hurry({ silenceMs: 1_000 }, async (hurried) => {
      await hurried.write('tervita_system', {}, (tx) => sql`insert into slow_commit values (1)`.execute(tx));
      const { rows } = await sql`select id from slow_commit`.execute(hurried.system);
      expect(rows).toHaveLength(1);
    });
  });
});

describe('a second connection inside a transaction', () => {
  const refused = 'a second connection inside an open transaction';
  it.each([
    ['a statement beside it', () => sql`select 1`.execute(database.system)],
    ['another transaction', () => database.write('tervita_patient', {}, async () => undefined)],
    ['a reading one', () => database.read('tervita_clinic', {}, async () => undefined)],
  ])('is refused: %s', async (_, work) => {
    await expect(database.write('tervita_system', {}, () => work())).rejects.toThrow(refused);
    await expect(database.read('tervita_clinic', {}, () => work())).rejects.toThrow(refused);
  });

  it('is possible again after it', async () => {
    await database.write('tervita_system', {}, async () => undefined);
    await expect(sql`select 1`.execute(database.system)).resolves.toBeDefined();
  });
});
