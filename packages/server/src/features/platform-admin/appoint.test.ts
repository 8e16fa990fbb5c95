import { listDeadJobs } from '@tervita/contract/platform-admin';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Given, given } from '../../testing/given.ts';
import { appoint } from './appoint.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp();
  make = given(test.database);
});
afterAll(() => test.close());

const adminsLog = (userId: string) =>
  test.database.system
    .selectFrom('audit_log')
    .select(['call', 'outcome'])
    .where('user_id', '=', userId)
    .where('call', 'like', 'command%')
    .execute();

const isAdmin = async (userId: string) =>
  (
    await test.database.system
      .selectFrom('app_user')
      .select('is_platform_admin')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).is_platform_admin;

it('a command makes somebody an admin of the platform, ends their sessions and is written down', async () => {
  const person = await make.person();
  const before = await make.session(person.userId);
  const { personal_code: code } = await test.database.system
    .selectFrom('person')
    .select('personal_code')
    .where('id', '=', person.personId)
    .executeTakeFirstOrThrow();
  expect(await appoint(test.database, 'add', code ?? '')).toMatchObject({ done: true, wasSo: false });
  expect(await isAdmin(person.userId)).toBe(true);
  expect((await test.call(listDeadJobs, {}, { as: before })).status).toBe(401);
  expect(await appoint(test.database, 'remove', code ?? '')).toMatchObject({ done: true, wasSo: false });
  expect(await isAdmin(person.userId)).toBe(false);
  expect(await adminsLog(person.userId)).toEqual([
    { call: 'command platform-admin add', outcome: 'DONE' },
    { call: 'command platform-admin remove', outcome: 'DONE' },
  ]);
});

it('somebody who has no account is not made one', async () => {
  for (const who of ['nobody@example.com', '49001010001', ''])
    expect(await appoint(test.database, 'add', who)).toEqual({ done: false });
});
