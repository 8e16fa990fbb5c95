import { readFileSync } from 'node:fs';
import { getSession } from '@tervita/contract/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { given } from '../../testing/given.ts';
import { retention, sweepOld } from './retention.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const count = async (table: string) =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(test.database.system))
    .rows[0]?.n;

it('answers for repeated calls go after a week, with the names that are in them', async () => {
  const { userId } = await given(test.database).person();
  const keep = (key: string, age: string) =>
    sql`insert into idempotency_key (user_id, route, key, body_hash, answer, created_at)
      values (${userId}, 'POST /x', ${key}, '\\x00', '{"name":"Mari"}', now() - ${age}::interval)`.execute(
      test.database.system,
    );
  await keep('0b9dd9fc-54a4-4d0e-9b1d-3a31f3f4d3c5', '6 days 23 hours');
  await keep('0b9dd9fc-54a4-4d0e-9b1d-3a31f3f4d3c6', '7 days 1 minute');
  await sweepOld(test.database);
  expect(await count('idempotency_key')).toBe(1);
});

it('sessions that have ended go, and those that serve stay', async () => {
  const make = given(test.database);
  const { userId } = await make.person();
  const [ended, serving] = [await make.session(userId), await make.session(userId)];
  await sql`update session set expires_at = now() - interval '8 days' where user_id = ${userId}
    and id_hash = sha256(${ended}::text::bytea)`.execute(test.database.system);
  await sweepOld(test.database);
  expect(await count('session')).toBe(1);
  expect((await test.call(getSession, {}, { as: serving })).status).toBe(200);
});

it('what the document promises is what is done', () => {
  const document = readFileSync(new URL('../../../../../docs/retention.md', import.meta.url), 'utf8');
  const rows = document.split('\n').flatMap((line) => {
    const [, what, table, days] = /^\| (.+?) +\| `(\w+)` +\| (\d+) days? +\|$/.exec(line) ?? [];
    return what ? [{ what, table, days: Number(days) }] : [];
  });
  expect(rows).toEqual(retention.map(({ what, table, days }) => ({ what, table, days })));
});
