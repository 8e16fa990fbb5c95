import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts';
import { NewerDatabase, runMigrations } from './migrate.ts';
import { ensureOwner, ensureUsers, urlFor, withClient } from './users.ts';

const { superuserUrl, secret } = inject('postgres');
const patience = { tries: 200, pauseMs: 50 };
let database: string;
let folder: string;
let url: string;

beforeEach(async () => {
  database = `test_${randomBytes(6).toString('hex')}`;
  folder = makeTemporaryFolder('migrations');
  await withClient(superuserUrl, (client) => client.query(`create database ${database} owner tervita_owner`));
  url = await ensureOwner(superuserUrl, secret, database);
  await ensureUsers(url, secret);
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await withClient(superuserUrl, (client) => client.query(`drop database ${database} with (force)`));
});

const put = (name: string, text: string) => writeFileSync(join(folder, `${name}.sql`), text);
const run = () => withClient(url, (client) => runMigrations(client, folder, patience));
const rowsOf = async (text: string, of = url) =>
  withClient(of, async (client) => (await client.query(text)).rows as Record<string, unknown>[]);
const asSystem = (text: string) => rowsOf(text, urlFor(url, 'tervita_system', secret));

describe('an upgrade', () => {
  it('keeps what was done when a later file fails, and goes on there', async () => {
    put('0001-a', 'create table a (id int)');
    put('0002-b', 'create table b (id int); insert into nothing values (1)');
    await expect(run()).rejects.toThrow('nothing');
    expect(await rowsOf(`select to_regclass('a') as a, to_regclass('b') as b`)).toEqual([
      { a: 'a', b: null },
    ]);
    put('0002-b', 'create table b (id int)');
    expect(await run()).toEqual(['0002-b']);
    expect(await run()).toEqual([]);
  });

  it('lets readers pass while somebody holds the table that it must change', async () => {
    put('0001-a', 'create table a (id int)');
    await run();
    put('0002-b', 'alter table a add column b int');
    let isDone = false;
    const upgrade = await withClient(url, async (holder) => {
      await holder.query('begin');
      await holder.query('select from a');
      const running = run().then((names) => {
        isDone = true;
        return names;
      });
      // It waits for the table: whoever comes now stands behind it until it gives way.
      await eventually(async () =>
        expect(
          await rowsOf(`select 1 as one from pg_locks where not granted and mode = 'AccessExclusiveLock'
          and database = (select oid from pg_database where datname = current_database())`),
        ).toHaveLength(1),
      );
      expect(await rowsOf('select count(*)::int as count from a')).toEqual([{ count: 0 }]);
      expect(isDone).toBe(false);
      await holder.query('commit');
      return running;
    });
    expect(upgrade).toEqual(['0002-b']);
  });

  it('changes data in batches of their own, under row security too', async () => {
    put(
      '0001-a',
      `create table a (id int primary key, word text, check (id <> 11 or word = 'old'));
       alter table a enable row level security; alter table a force row level security;
       grant select, insert, update on a to tervita_system;
       create policy all_rows on a to tervita_system using (true) with check (true)`,
    );
    await run();
    await asSystem(`insert into a select n, 'old' from generate_series(1, 12) n`);
    const batch = `-- In batches.
update a set word = 'new' where id in (select id from a where word = 'old' order by id limit 5)`;
    put('0002-words', batch);
    await expect(run()).rejects.toThrow('violates check');
    expect(await asSystem(`select count(*)::int as count from a where word = 'new'`)).toEqual([
      { count: 10 },
    ]);
    await asSystem('update a set id = 20 where id = 11');
    expect(await run()).toEqual(['0002-words']);
    expect(await asSystem(`select count(*)::int as count from a where word = 'new'`)).toEqual([
      { count: 12 },
    ]);
  });

  it('builds an index beside those who write, and again where it was broken off', async () => {
    put('0001-a', 'create table a (id int); insert into a values (1), (1)');
    put('0002-index', '-- Outside a transaction.\ncreate unique index concurrently a_id on a (id)');
    await expect(run()).rejects.toThrow('could not create unique index');
    await rowsOf('delete from a where ctid in (select ctid from a limit 1)');
    expect(await run()).toEqual(['0002-index']);
    expect(await rowsOf(`select indisvalid from pg_index where indexrelid = 'a_id'::regclass`)).toEqual([
      { indisvalid: true },
    ]);
  });

  it('is done once when several processes start at once', async () => {
    put('0001-a', 'create table a (id int)');
    put('0002-b', 'insert into a values (1)');
    const done = await Promise.all([run(), run(), run()]);
    expect(done.flat().sort()).toEqual(['0001-a', '0002-b']);
    expect(await rowsOf('select * from a')).toHaveLength(1);
  });

  it('is refused by an older version than the one that made the database', async () => {
    put('0001-a', 'create table a (id int)');
    put('0002-b', 'create table b (id int)');
    await run();
    rmSync(join(folder, '0002-b.sql'));
    await expect(run()).rejects.toThrow(NewerDatabase);
  });
});
