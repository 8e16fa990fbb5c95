import { getSession, resetPassword, sendOtp, signupWithPassword } from '@tervita/contract/auth';
import { completeProfile, editProfile, getProfile, undoEmailChange } from '@tervita/contract/profiles';
import { generatePersonalCode } from '@tervita/domain/persons';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { codeSentTo, openBrowser, type TestBrowser } from '../../../testing/browser.ts';
import { eventually } from '../../../testing/eventually.ts';
import { given } from '../../../testing/given.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await test.app.startWorker();
});
afterAll(() => test.close());

const password = 'sinine paat sõidab';
const later = () =>
  sql`delete from credential_counter where key like 'code-again:%'`.execute(test.database.system);
const ask = async (browser: TestBrowser, purpose: 'SIGNUP' | 'PROFILE' | 'RESET', email: string) => {
  await later();
  await browser.call(sendOtp, { body: { purpose, email } });
  return codeSentTo(test, email);
};

let serial = 0;
const account = async () => {
  serial += 1;
  const [browser, email] = [openBrowser(test), `owner${serial}@example.com`];
  const otp = await ask(browser, 'SIGNUP', email);
  const { body } = await browser.call(signupWithPassword, { body: { email, password, otp } });
  const { userId } = body.userClaim;
  await given(test.database).completeAccount(userId);
  return { browser, email, userId, thief: `thief${serial}@example.com` };
};
/** The screen was left open for a while. */
const timePasses = (userId: string, minutes: number) =>
  sql`update session set signed_in_at = signed_in_at - make_interval(mins => ${minutes}) where user_id = ${userId}`.execute(
    test.database.system,
  );
const change = async (browser: TestBrowser, email: string, currentPassword?: string) => {
  const otp = await ask(browser, 'PROFILE', email);
  const body = { email, otp, ...(currentPassword === undefined ? {} : { currentPassword }) };
  return browser.call(editProfile, { body });
};
const reset = async (email: string) => {
  const elsewhere = openBrowser(test);
  const otp = await ask(elsewhere, 'RESET', email);
  return elsewhere.call(resetPassword, { body: { email, otp, password: 'kollane paat sõidab' } });
};
const linkIn = async (address: string) => {
  const found = () =>
    test.mails
      .filter(({ to }) => to === address)
      .map(({ text }) => /undo-email-change#(\S+)/.exec(text)?.[1])
      .findLast(Boolean);
  await eventually(() => expect(found()).toBeDefined());
  return found() ?? '';
};
const undo = (token: string) => openBrowser(test).call(undoEmailChange, { body: { token } });
const emailOf = async (browser: TestBrowser) => (await browser.call(getProfile, {})).body.email;

describe('an open screen', () => {
  it('is not enough to change the e-mail', async () => {
    const { browser, email, thief, userId } = await account();
    await timePasses(userId, 16);
    expect((await change(browser, thief)).raw.code).toBe('SIGN_IN_TOO_OLD');
    expect((await change(browser, thief, 'kollane paat sõidab')).raw.code).toBe('WRONG_PASSWORD');
    expect(await emailOf(browser)).toBe(email);
  });

  it('nor is it by way of completing the profile', async () => {
    const { browser, email, thief, userId } = await account();
    await timePasses(userId, 16);
    const otp = await ask(browser, 'PROFILE', thief);
    const body = {
      email: thief,
      otp,
      phone: '51234567',
      firstName: 'Mari',
      surname: 'Kask',
      birthDate: '1990-01-01',
    };
    const personalCode = generatePersonalCode('EE', { birthDate: '1990-01-01', sex: 'FEMALE', serial: 1 });
    const answer = await browser.call(completeProfile, { body: { ...body, personalCode } });
    expect(answer.raw.code).toBe('SIGN_IN_TOO_OLD');
    expect(await emailOf(browser)).toBe(email);
  });

  it('is, for who knows the password: the old mailbox may be lost', async () => {
    const { browser, thief: next, userId } = await account();
    await timePasses(userId, 16);
    expect((await browser.call(getProfile, {})).body.isSignInFresh).toBe(false);
    expect((await change(browser, next, password)).status).toBe(200);
    expect(await emailOf(browser)).toBe(next);
  });
});

describe('an address that was changed', () => {
  it('gives nobody a new password before three days have passed', async () => {
    const { browser, thief, userId } = await account();
    expect((await change(browser, thief)).status).toBe(200);
    expect((await reset(thief)).raw.code).toBe('EMAIL_TOO_NEW');
    await sql`update email_change set changed_at = changed_at - interval '73 hours' where user_id = ${userId}`.execute(
      test.database.system,
    );
    expect((await reset(thief)).status).toBe(200);
  });

  it('is taken back with the link in the old mailbox, by who is signed out; everybody else is too', async () => {
    const { browser, email, thief } = await account();
    await change(browser, thief);
    const token = await linkIn(email);
    const answer = await undo(token);
    expect(answer).toMatchObject({
      status: 200,
      body: { maskedEmail: 'o•••@example.com', hasPassword: true },
    });
    expect((await browser.call(getSession, {})).body.login).toBeNull();
    expect((await reset(thief)).raw.code).toBe('USER_NOT_EXISTS');
    const again = await reset(email);
    expect(again.status).toBe(200);
    await eventually(() =>
      expect(test.mails.filter(({ to }) => to === thief).map(({ subject }) => subject)).toContain(
        'Teie e-posti aadressi muudatus võeti tagasi',
      ),
    );
    // It works once.
    expect((await undo(token)).raw.code).toBe('EMAIL_CHANGE_NOT_UNDONE');
  });

  it('is taken back also when it was changed once more', async () => {
    const { browser, email, thief } = await account();
    await change(browser, thief);
    const token = await linkIn(email);
    await change(browser, `again-${thief}`);
    const second = await linkIn(thief);
    expect((await undo(token)).status).toBe(200);
    expect((await undo(second)).raw.code).toBe('EMAIL_CHANGE_NOT_UNDONE');
    expect((await reset(email)).status).toBe(200);
  });

  it('is not taken back after three days, nor by a link that we did not make', async () => {
    const { browser, email, thief, userId } = await account();
    await change(browser, thief);
    const token = await linkIn(email);
    const forged = `${token.slice(0, -2)}AA`;
    for (const made of [forged, 'nothing', `${userId}.AAAA`, '.', '..'])
      expect((await undo(made)).raw.code).toBe('EMAIL_CHANGE_NOT_UNDONE');
    await sql`update email_change set changed_at = changed_at - interval '73 hours' where user_id = ${userId}`.execute(
      test.database.system,
    );
    expect((await undo(token)).raw.code).toBe('EMAIL_CHANGE_NOT_UNDONE');
    expect(await emailOf(browser)).toBe(thief);
  });
});
