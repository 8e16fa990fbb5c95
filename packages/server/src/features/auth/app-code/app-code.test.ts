import {
  confirmAppCode,
  getAppCode,
  getSession,
  removeAppCode,
  sendOtp,
  signupWithPassword,
  startAppCode,
  verifyAppCode,
} from '@tervita/contract/auth';
import { listClinicEContacts } from '@tervita/contract/e-contacts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { codeSentTo, openBrowser } from '../../../testing/browser.ts';
import { given } from '../../../testing/given.ts';
import { appCodeAt } from './time-code.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const bytesOf = (shown: string) => {
  const bits = [...shown]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
};
const databaseNow = async () => {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(test.database.system);
  return rows[0]?.now ?? new Date(0);
};
const codeFor = async (secret: string) => appCodeAt(bytesOf(secret), await databaseNow());
/** As if half a minute had passed: a code works once. */
const nextStep = () =>
  sql`update app_code_credential set last_step = last_step - 1`.execute(test.database.system);

let serial = 0;
/** A nurse who came with a password. */
const nurse = async (app: TestApp = test) => {
  serial += 1;
  const [browser, email] = [openBrowser(app), `nurse${serial}@example.com`];
  await browser.call(sendOtp, { body: { purpose: 'SIGNUP', email } });
  const body = { email, password: 'sinine paat sõidab', otp: codeSentTo(app, email) };
  const { body: login } = await browser.call(signupWithPassword, { body });
  const make = given(app.database);
  const clinicId = await make.clinic();
  const { userId, personId } = login.userClaim;
  await make.completeAccount(userId);
  await make.employee(clinicId, { who: { userId, personId, email } });
  const claim = async () => (await browser.call(getSession, {})).body.login?.userClaim;
  return { browser, clinicId, claim };
};

it('staff who come with a password do no clinic work before the code of their app', async () => {
  const { browser, clinicId, claim } = await nurse();
  expect(await claim()).toMatchObject({ permissions: ['PRM_PATIENT'], staffNeeds: 'APP_CODE' });
  expect((await browser.call(listClinicEContacts, { query: { clinicId } })).status).toBe(403);
  const { body } = await browser.call(startAppCode, {});
  expect(body.uri).toContain(`secret=${body.secret}`);
  expect((await browser.call(verifyAppCode, { body: { code: await codeFor(body.secret) } })).raw.code).toBe(
    'INVALID_APP_CODE',
  );
  expect((await browser.call(confirmAppCode, { body: { code: '000000' } })).raw.code).toBe(
    'INVALID_APP_CODE',
  );
  const confirmed = await browser.call(confirmAppCode, { body: { code: await codeFor(body.secret) } });
  expect(confirmed.body.userClaim).toMatchObject({
    permissions: ['PRM_PATIENT', 'PRM_DOCTOR'],
    staffNeeds: null,
  });
  expect((await browser.call(getAppCode, {})).body.isSetUp).toBe(true);
});

it('a code of the app works once', async () => {
  const { browser } = await nurse();
  const { body } = await browser.call(startAppCode, {});
  const code = await codeFor(body.secret);
  expect((await browser.call(confirmAppCode, { body: { code } })).status).toBe(200);
  expect((await browser.call(verifyAppCode, { body: { code } })).raw.code).toBe('INVALID_APP_CODE');
  await nextStep();
  expect((await browser.call(verifyAppCode, { body: { code } })).status).toBe(200);
});

it('who lacks the second factor cannot choose a new one', async () => {
  const { browser } = await nurse();
  const { body } = await browser.call(startAppCode, {});
  await browser.call(confirmAppCode, { body: { code: await codeFor(body.secret) } });
  await sql`update session set staff_needs = 'APP_CODE'`.execute(test.database.system);
  expect((await browser.call(startAppCode, {})).raw.code).toBe('SIGN_IN_TOO_OLD');
  expect((await browser.call(removeAppCode, {})).raw.code).toBe('SIGN_IN_TOO_OLD');
});

it('an app that was begun and never confirmed changes nothing', async () => {
  const { browser } = await nurse();
  const { body: old } = await browser.call(startAppCode, {});
  await browser.call(confirmAppCode, { body: { code: await codeFor(old.secret) } });
  const { body: begun } = await browser.call(startAppCode, {});
  expect(begun.secret).not.toBe(old.secret);
  expect((await browser.call(getAppCode, {})).body.isSetUp).toBe(true);
  await nextStep();
  const verify = async (secret: string) =>
    (await browser.call(verifyAppCode, { body: { code: await codeFor(secret) } })).status;
  expect([await verify(begun.secret), await verify(old.secret)]).toEqual([468, 200]);
  // Who lacks the second factor cannot go on with what was begun.
  await sql`update session set staff_needs = 'APP_CODE'`.execute(test.database.system);
  expect((await browser.call(startAppCode, {})).raw.code).toBe('SIGN_IN_TOO_OLD');
  const confirm = async () =>
    (await browser.call(confirmAppCode, { body: { code: await codeFor(begun.secret) } })).status;
  expect(await confirm()).toBe(468);
  await sql`update session set staff_needs = null`.execute(test.database.system);
  expect(await confirm()).toBe(200);
  await nextStep();
  expect([await verify(old.secret), await verify(begun.secret)]).toEqual([468, 200]);
});

it('an app that was begun long ago is begun anew', async () => {
  const { browser } = await nurse();
  const { body } = await browser.call(startAppCode, {});
  await sql`update app_code_credential set pending_since = pending_since - interval '31 minutes'`.execute(
    test.database.system,
  );
  const late = await browser.call(confirmAppCode, { body: { code: await codeFor(body.secret) } });
  expect(late.raw.code).toBe('INVALID_APP_CODE');
});

it('guessing ends after twenty tries', async () => {
  const { browser } = await nurse();
  const { body } = await browser.call(startAppCode, {});
  await browser.call(confirmAppCode, { body: { code: await codeFor(body.secret) } });
  const statuses = [];
  for (let tries = 0; tries < 25; tries += 1)
    statuses.push((await browser.call(verifyAppCode, { body: { code: '000000' } })).status);
  expect(statuses.filter((status) => status === 468)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});
