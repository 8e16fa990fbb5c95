import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { jobsSchema } from '../outbox/queues.ts';
import { ClockCannotMove } from './moved-clock.ts';
import { prepareDatabase } from './prepare.ts';
import { databaseUsers, ensureOwner, urlFor, withClient } from './users.ts';

const ahead = 400 * 86_400;
const { superuserUrl, secret } = inject('postgres');
const names: string[] = [];
const emptyDatabase = async (): Promise<string> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  names.push(name);
  await withClient(superuserUrl, (client) => client.query(`create database ${name} owner tervita_owner`));
  return ensureOwner(superuserUrl, secret, name);
};
const prepare = (at: string, seconds: number) =>
  prepareDatabase({ url: at, usersSecret: secret, poolSize: 3 }, false, seconds);

let url: string;
beforeAll(async () => {
  url = await emptyDatabase();
  await prepare(url, ahead);
});
afterAll(() =>
  withClient(superuserUrl, async (client) => {
    for (const name of names) await client.query(`drop database ${name} with (force)`);
  }),
);

/** How far ahead of PostgreSQL's own time something is. */
const secondsAhead = (at: string, expression: string): Promise<number> =>
  withClient(at, async (client) => {
    const text = `select extract(epoch from ${expression} - pg_catalog.now())::float as seconds`;
    return (await client.query(text)).rows[0].seconds;
  });

it('every user of the database has the moved time, and so have the jobs', async () => {
  for (const user of databaseUsers)
    expect(await secondsAhead(urlFor(url, user, secret), 'now()')).toBeCloseTo(ahead, 0);
  expect(await secondsAhead(urlFor(url, 'tervita_system', secret), `${jobsSchema}.job_now()`)).toBeCloseTo(
    ahead,
    0,
  );
});

it('so have functions that say where they look for others', async () => {
  const settings = await withClient(url, async (client) => {
    const { rows } = await client.query(
      `select proconfig::text as setting from pg_proc where pronamespace = 'public'::regnamespace
        and proconfig::text like '%search_path%'`,
    );
    return rows.map(({ setting }) => setting as string);
  });
  expect(settings.length).toBeGreaterThan(20);
  expect(settings.filter((setting) => !setting.includes('moved_clock, pg_catalog'))).toEqual([]);
});

it('a row that names no time is written at the moved one', async () => {
  const seconds = await withClient(url, async (client) => {
    const { rows } = await client.query(
      `select pg_get_expr(adbin, adrelid) as expression from pg_attrdef join pg_class c on c.oid = adrelid
        where c.relnamespace = 'public'::regnamespace and pg_get_expr(adbin, adrelid) ~ '(now|timestamp)\\(\\)'`,
    );
    return Promise.all(rows.map(({ expression }) => secondsAhead(url, expression)));
  });
  expect(seconds.length).toBeGreaterThan(0);
  for (const each of seconds) expect(each).toBeGreaterThan(ahead - 60);
});

it('a later start moves it anew, and back', async () => {
  await prepare(url, 0);
  expect(await secondsAhead(urlFor(url, 'tervita_clinic', secret), 'now()')).toBeCloseTo(0, 0);
});

it('the clock of a database that was made with the real one is left alone', async () => {
  const real = await emptyDatabase();
  await prepare(real, 0);
  await expect(prepare(real, ahead)).rejects.toThrow(ClockCannotMove);
});
