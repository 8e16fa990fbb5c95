import {
  changePassword,
  getSession,
  loginWithPassword,
  resetPassword,
  sendOtp,
  signupWithPassword,
  verifyLoginCode,
} from '@tervita/contract/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { codeSentTo, openBrowser, type TestBrowser, wrongCode } from '../../../testing/browser.ts';
import { given } from '../../../testing/given.ts';

const good = 'sinine paat sõidab';
const better = 'punane paat sõidab';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

let serial = 0;
const freshAddress = () => {
  serial += 1;
  return `fresh${serial}@example.com`;
};

const signUp = async (browser: TestBrowser, email = freshAddress(), password = good) => {
  await browser.call(sendOtp, { body: { purpose: 'SIGNUP', email } });
  const otp = codeSentTo(test, email);
  const answer = await browser.call(signupWithPassword, { body: { email, password, otp } });
  return { email, answer, userId: answer.body.userClaim?.userId ?? '' };
};

/** Time passes: the pause between two letters is over. */
const later = () =>
  sql`delete from credential_counter where key like 'code-again:%'`.execute(test.database.system);

const signIn = async (browser: TestBrowser, email: string, password = good) => {
  await later();
  const first = await browser.call(loginWithPassword, { body: { email, password } });
  if (first.status !== 200) return first;
  return browser.call(verifyLoginCode, { body: { otp: codeSentTo(test, email) } });
};

describe('signing up with a password', () => {
  it('opens a session of low assurance with an incomplete profile', async () => {
    const browser = openBrowser(test);
    const { answer, email } = await signUp(browser);
    expect(answer.status).toBe(200);
    expect(answer.body.userClaim).toMatchObject({
      assurance: 'LOW',
      method: 'PASSWORD',
      incompleteProfile: true,
      permissions: ['PRM_PATIENT'],
    });
    const { body } = await browser.call(getSession, {});
    expect(body.login?.userClaim.userId).toBe(answer.body.userClaim.userId);
    const kept = await test.database.system.selectFrom('password_credential').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(good);
    expect(kept.at(-1)?.hash).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    const codes = await test.database.system.selectFrom('one_time_code').selectAll().execute();
    expect(JSON.stringify(codes)).not.toContain(codeSentTo(test, email));
  });

  it('says that there is an account only to who proved the mailbox', async () => {
    const { email } = await signUp(openBrowser(test));
    const second = openBrowser(test);
    await later();
    const sent = await second.call(sendOtp, { body: { purpose: 'SIGNUP', email } });
    expect(sent.body).toEqual({ maskedEmail: `f•••@example.com`, resendAfterSeconds: 60 });
    const right = codeSentTo(test, email);
    const body = { email, password: good, otp: wrongCode(right) };
    expect((await second.call(signupWithPassword, { body })).raw.code).toBe('INVALID_OTP');
    expect((await second.call(signupWithPassword, { body: { ...body, otp: right } })).raw.code).toBe(
      'USER_EXISTS',
    );
  });

  it("does not open the account of a digital ID by its owner's mailbox", async () => {
    const { email } = await given(test.database).person();
    const { answer } = await signUp(openBrowser(test), email);
    expect(answer.raw.code).toBe('GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT');
  });

  it('refuses a weak password and says why', async () => {
    const browser = openBrowser(test);
    const email = 'kasemaa@example.com';
    const faults = async (password: string) => {
      const answer = await browser.call(signupWithPassword, { body: { email, password, otp: '123456' } });
      expect(answer.status).toBe(400);
      return (answer.raw.issues as { key: string; path: string[] }[]).map(
        ({ key, path }) => `${path[1]}:${key}`,
      );
    };
    expect(await faults('short')).toEqual(['password:tooShort']);
    expect(await faults('Password2026')).toEqual(['password:tooCommon']);
    expect(await faults('kasemaa19876')).toEqual(['password:tooPersonal']);
  });

  it('of two with the same mailbox at the same moment one wins', async () => {
    const email = freshAddress();
    const browsers = [openBrowser(test), openBrowser(test)];
    const codes: string[] = [];
    for (const browser of browsers) {
      await later();
      await browser.call(sendOtp, { body: { purpose: 'SIGNUP', email } });
      codes.push(codeSentTo(test, email));
    }
    const answers = await Promise.all(
      browsers.map((browser, at) =>
        browser.call(signupWithPassword, { body: { email, password: good, otp: codes[at] ?? '' } }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 468]);
  });
});

describe('signing in with a password', () => {
  it('needs the password and then the code', async () => {
    const { email } = await signUp(openBrowser(test));
    const browser = openBrowser(test);
    await later();
    const first = await browser.call(loginWithPassword, {
      body: { email: email.toUpperCase(), password: good },
    });
    expect(first.status).toBe(200);
    expect(first.cookie).toBeUndefined();
    const otp = codeSentTo(test, email);
    expect((await browser.call(verifyLoginCode, { body: { otp: wrongCode(otp) } })).raw.code).toBe(
      'INVALID_OTP',
    );
    const second = await browser.call(verifyLoginCode, { body: { otp } });
    expect(second.status).toBe(200);
    expect(second.cookie).toBeDefined();
    // The code worked once.
    expect((await browser.call(verifyLoginCode, { body: { otp } })).raw.code).toBe('INVALID_OTP');
  });

  it('takes a code only in the browser that asked, only for its purpose', async () => {
    const { email } = await signUp(openBrowser(test));
    const [asking, other] = [openBrowser(test), openBrowser(test)];
    await later();
    await asking.call(loginWithPassword, { body: { email, password: good } });
    const otp = codeSentTo(test, email);
    expect((await other.call(verifyLoginCode, { body: { otp } })).raw.code).toBe('INVALID_OTP');
    const reset = { email, otp, password: better };
    expect((await asking.call(resetPassword, { body: reset })).raw.code).toBe('INVALID_OTP');
    expect((await asking.call(verifyLoginCode, { body: { otp } })).status).toBe(200);
  });

  it('answers alike whether the address has an account or not', async () => {
    const { email } = await signUp(openBrowser(test));
    const { email: digital } = await given(test.database).person();
    const answers = await Promise.all(
      [email, digital, 'nobody@example.com'].map((address) =>
        openBrowser(test).call(loginWithPassword, { body: { email: address, password: better } }),
      ),
    );
    const seen = answers.map(({ status, raw }) => JSON.stringify([status, { ...raw, requestId: '' }]));
    expect(new Set(seen).size).toBe(1);
    expect(answers[0]?.raw.code).toBe('WRONG_EMAIL_OR_PASSWORD');
  });

  it('is not offered where it is switched off', async () => {
    const off = await startTestApp({
      env: { EMAIL_LOGIN_ENABLED: 'false' },
      testDatabase: test.testDatabase,
    });
    const email = freshAddress();
    for (const answer of [
      await off.call(loginWithPassword, { body: { email, password: good } }),
      await off.call(sendOtp, { body: { email, purpose: 'SIGNUP' } }),
      await off.call(signupWithPassword, { body: { email, password: good, otp: '123456' } }),
      await off.call(resetPassword, { body: { email, password: good, otp: '123456' } }),
    ])
      expect(answer.raw.code).toBe('SIGN_IN_METHOD_OFF');
    await off.close();
  });
});

describe('a forgotten password', () => {
  it('is replaced by who has the mailbox, and every other session ends', async () => {
    const old = openBrowser(test);
    const { email } = await signUp(old);
    const browser = openBrowser(test);
    await later();
    await browser.call(sendOtp, { body: { purpose: 'RESET', email } });
    const body = { email, otp: codeSentTo(test, email), password: better };
    const answer = await browser.call(resetPassword, { body });
    expect(answer.status).toBe(200);
    expect((await old.call(getSession, {})).body.login).toBeNull();
    expect((await signIn(openBrowser(test), email, good)).raw.code).toBe('WRONG_EMAIL_OR_PASSWORD');
    expect((await signIn(openBrowser(test), email, better)).status).toBe(200);
  });

  it('is not given to an address without an account', async () => {
    const browser = openBrowser(test);
    const email = freshAddress();
    await browser.call(sendOtp, { body: { purpose: 'RESET', email } });
    const body = { email, otp: codeSentTo(test, email), password: better };
    expect((await browser.call(resetPassword, { body })).raw.code).toBe('USER_NOT_EXISTS');
  });

  it('does not add a password to an account of the digital ID', async () => {
    const { email } = await given(test.database).person();
    const browser = openBrowser(test);
    await browser.call(sendOtp, { body: { purpose: 'RESET', email } });
    const body = { email, otp: codeSentTo(test, email), password: better };
    expect((await browser.call(resetPassword, { body })).raw.code).toBe(
      'GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT',
    );
  });
});

describe('changing the password', () => {
  it('needs the present one and signs out everywhere else', async () => {
    const here = openBrowser(test);
    const { email, userId } = await signUp(here);
    await given(test.database).completeAccount(userId);
    const elsewhere = openBrowser(test);
    await signIn(elsewhere, email);
    const wrong = { currentPassword: better, password: better };
    expect((await here.call(changePassword, { body: wrong })).raw.code).toBe('WRONG_PASSWORD');
    const right = { currentPassword: good, password: better };
    expect((await here.call(changePassword, { body: right })).status).toBe(200);
    expect((await here.call(getSession, {})).body.login).not.toBeNull();
    expect((await elsewhere.call(getSession, {})).body.login).toBeNull();
  });

  it('gives a first password to who signed in a moment ago with the digital ID', async () => {
    const make = given(test.database);
    const who = await make.person();
    const as = await make.session(who.userId);
    const answer = await test.call(changePassword, { body: { password: good } }, { as });
    expect(answer.status).toBe(200);
    expect((await signIn(openBrowser(test), who.email)).status).toBe(200);
  });

  it('gives none to who signed in long ago', async () => {
    const make = given(test.database);
    const who = await make.person();
    const as = await make.session(who.userId);
    await sql`update session set signed_in_at = now() - interval '16 minutes' where user_id = ${who.userId}`.execute(
      test.database.system,
    );
    expect((await test.call(changePassword, { body: { password: good } }, { as })).raw.code).toBe(
      'SIGN_IN_TOO_OLD',
    );
  });
});
