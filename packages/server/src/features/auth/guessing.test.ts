import {
  loginWithPassword,
  resetPassword,
  sendOtp,
  signupWithPassword,
  verifyLoginCode,
} from '@tervita/contract/auth';
import { password as limits, otp } from '@tervita/domain/auth';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { codeSentTo, openBrowser, type TestBrowser, wrongCode } from '../../testing/browser.ts';

const right = 'sinine paat sõidab';
const strangers = 1_000;
const addressOf = (number: number) => `198.51.${Math.floor(number / 250)}.${number % 250}`;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { RATE_LIMITS: 'on' } });
});
afterAll(() => test.close());

const timePasses = (interval: string) =>
  sql`update credential_counter set ends_at = ends_at - ${interval}::interval`.execute(test.database.system);

const account = async (email: string): Promise<TestBrowser> => {
  const browser = openBrowser(test, '192.0.2.1');
  await browser.call(sendOtp, { body: { purpose: 'SIGNUP', email } });
  const body = { email, password: right, otp: codeSentTo(test, email) };
  expect((await browser.call(signupWithPassword, { body })).status).toBe(200);
  await timePasses('1 minute');
  return browser;
};

const enters = async (browser: TestBrowser, email: string): Promise<number> => {
  const first = await browser.call(loginWithPassword, { body: { email, password: right } });
  if (first.status !== 200) return first.status;
  return (await browser.call(verifyLoginCode, { body: { otp: codeSentTo(test, email) } })).status;
};

/** Many at once, in waves, as many processes would send them. */
const inWaves = async <T>(count: number, work: (number: number) => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let at = 0; at < count; at += 50)
    results.push(...(await Promise.all(Array.from({ length: 50 }, (_, more) => work(at + more)))));
  return results;
};
const tally = (statuses: readonly number[]) =>
  Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]),
  );

// A thousand calls on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe('a thousand strangers who guess a password', () => {
  it('are hardly heard, never get in, and do not lock the owner out', async () => {
    const email = 'owner@example.com';
    const owner = await account(email);
    const answers = await inWaves(strangers, (number) =>
      openBrowser(test, addressOf(number)).call(loginWithPassword, {
        body: { email, password: `guess ${number}` },
      }),
    );
    const counted = tally(answers.map(({ status }) => status));
    expect(Object.keys(counted).sort()).toEqual(['429', '468']);
    expect(counted[468]).toBeLessThanOrEqual(limits.triesPerHour);
    expect(answers.every(({ cookie }) => cookie === undefined)).toBe(true);
    // The owner's own browser does not notice them.
    expect(await enters(owner, email)).toBe(200);
    // A browser the owner never used waits as long as it is told, and not longer.
    const waits = answers.map(({ headers }) => Number(headers['retry-after'] ?? 0));
    expect(Math.max(...waits)).toBeLessThanOrEqual(3_600);
    const elsewhere = openBrowser(test, '192.0.2.2');
    expect(await enters(elsewhere, email)).toBe(429);
    await timePasses('1 hour');
    expect(await enters(elsewhere, email)).toBe(200);
  });

  it('warn the owner', async () => {
    const { rows } = await sql<{ count: string }>`
      select count(*) from jobs.job where data ->> 'type' = 'account.many-failures'
      and data -> 'ids' ->> 'userId' <> ''`.execute(test.database.system);
    expect(Number(rows[0]?.count)).toBe(1);
  });

  it('are told the same about an address without an account', async () => {
    await account('known@example.com');
    const ask = async (email: string) => {
      const heard: string[] = [];
      for (let number = 0; number < 40; number += 1) {
        const body = { email, password: `guess ${number}` };
        const { status, raw } = await openBrowser(test, addressOf(number)).call(loginWithPassword, { body });
        heard.push(JSON.stringify([status, { ...raw, requestId: '' }]));
      }
      return heard;
    };
    await timePasses('1 day');
    const known = await ask('known@example.com');
    await timePasses('1 day');
    expect(await ask('unknown@example.com')).toEqual(known);
  });

  it('leave a row in the audit log for each try', async () => {
    const { rows } = await sql<{ count: string }>`
      select count(*) from audit_log where action = 'SIGN_IN_FAILED' and call = 'POST /login/password'`.execute(
      test.database.system,
    );
    expect(Number(rows[0]?.count)).toBeGreaterThanOrEqual(strangers);
  });
});

describe('a thousand strangers who guess a code', () => {
  const email = 'mailbox@example.com';

  it('get twenty tries a day for one mailbox, however many codes they ask for', async () => {
    const owner = await account(email);
    await timePasses('1 day');
    // Every stranger asks for a code, of which few are sent, and guesses as often as one code may be guessed.
    const answers: number[] = [];
    for (let number = 0; number < 30; number += 1) {
      const stranger = openBrowser(test, addressOf(number));
      await sql`update credential_counter set ends_at = now() where key like 'code-again:%' or key like 'code-hour:%'`.execute(
        test.database.system,
      );
      await stranger.call(sendOtp, { body: { purpose: 'RESET', email } });
      const body = { email, otp: wrongCode(codeSentTo(test, email)), password: 'punane paat sõidab' };
      for (let more = 0; more < otp.tries; more += 1)
        answers.push((await stranger.call(resetPassword, { body })).status);
    }
    expect(answers).not.toContain(200);
    const { rows } = await sql<{ judged: number }>`
      select sum(tries)::int as judged from one_time_code where purpose = 'RESET'`.execute(
      test.database.system,
    );
    expect(rows[0]?.judged).toBe(otp.failuresPerDay);
    expect(await enters(owner, email)).toBe(200);
    await timePasses('1 day');
    const elsewhere = openBrowser(test, '192.0.2.3');
    expect(await enters(elsewhere, email)).toBe(200);
  });

  it('have one code judged five times, also when they ask at the same moment', async () => {
    const target = 'parallel@example.com';
    await account(target);
    await timePasses('1 day');
    const stranger = openBrowser(test, addressOf(1));
    await stranger.call(sendOtp, { body: { purpose: 'RESET', email: target } });
    const code = codeSentTo(test, target);
    const body = { email: target, password: 'punane paat sõidab' };
    await Promise.all(
      Array.from({ length: otp.tries }, () =>
        stranger.call(resetPassword, { body: { ...body, otp: wrongCode(code) } }),
      ),
    );
    expect((await stranger.call(resetPassword, { body: { ...body, otp: code } })).raw.code).toBe(
      'INVALID_OTP',
    );
  });

  it('cannot flood a mailbox', async () => {
    const target = 'flooded@example.com';
    const before = test.mails.length;
    await inWaves(100, (number) =>
      openBrowser(test, addressOf(number)).call(sendOtp, { body: { purpose: 'SIGNUP', email: target } }),
    );
    expect(test.mails.length - before).toBe(1);
    for (let minute = 0; minute < 30; minute += 1) {
      await timePasses('1 minute');
      await openBrowser(test, addressOf(minute)).call(sendOtp, {
        body: { purpose: 'SIGNUP', email: target },
      });
    }
    expect(test.mails.length - before).toBe(otp.perHour);
  });
});

describe('a hundred wrong passwords in a row, over weeks', () => {
  it('switch the password off until the mailbox resets it', async () => {
    const email = 'patience@example.com';
    await account(email);
    for (let number = 0; number <= limits.failuresInARow; number += 1) {
      await timePasses('1 hour');
      const body = { email, password: `guess ${number}` };
      await openBrowser(test, addressOf(number)).call(loginWithPassword, { body });
    }
    await timePasses('1 hour');
    expect(await enters(openBrowser(test, '192.0.2.4'), email)).toBe(468);
    const owner = openBrowser(test, '192.0.2.5');
    await owner.call(sendOtp, { body: { purpose: 'RESET', email } });
    const body = { email, otp: codeSentTo(test, email), password: right };
    expect((await owner.call(resetPassword, { body })).status).toBe(200);
    await timePasses('1 hour');
    expect(await enters(openBrowser(test, '192.0.2.6'), email)).toBe(200);
  });
});

describe('one network address', () => {
  /** As if every network had asked for so many letters in this hour. */
  const lettersFromNetworks = (count: number) =>
    sql`update credential_counter set count = ${count} where key like 'code-from:%'`.execute(
      test.database.system,
    );

  it('may try sixty passwords an hour, whoever they belong to', async () => {
    await timePasses('1 day');
    const answers = await inWaves(100, (number) =>
      openBrowser(test, '203.0.113.9').call(loginWithPassword, {
        body: { email: `person${number}@example.com`, password: 'one guess for each' },
      }),
    );
    expect(tally(answers.map(({ status }) => status))).toEqual({ 468: 60, 429: 40 });
  });

  it('of a large clinic lets everybody in who knows their password, however many they are', async () => {
    await timePasses('1 day');
    const email = 'early.bird@example.com';
    await account(email);
    const at = () => openBrowser(test, '203.0.113.40');
    await at().call(loginWithPassword, { body: { email: 'other@example.com', password: 'a guess of mine' } });
    // As if nearly all of an hour's tries had been made.
    await sql`update credential_counter set count = ${limits.triesPerHourFromOneAddress - 1}
      where key like 'password-from:%'`.execute(test.database.system);
    for (let morning = 0; morning < 3; morning += 1) {
      const { status } = await at().call(loginWithPassword, { body: { email, password: right } });
      expect(status).toBe(200);
      await timePasses('1 minute');
    }
  });

  it('of a clinic or a school lets fifty people ask for a code within the hour, and is not a way to write to everybody', async () => {
    await timePasses('1 day');
    const ask = (number: number) =>
      openBrowser(test, '203.0.113.20').call(sendOtp, {
        body: { purpose: 'SIGNUP', email: `pupil${number}@example.com` },
      });
    const first = await inWaves(50, ask);
    expect(tally(first.map(({ status }) => status))).toEqual({ 200: 50 });
    expect(test.logged.filter((line) => line.includes('CODE_LETTERS'))).toHaveLength(1);
    expect(test.logged.join()).not.toContain('pupil1@');
    await lettersFromNetworks(otp.perHourFromOneAddress);
    expect((await ask(50)).status).toBe(429);
    await lettersFromNetworks(0);
    // One mailbox gets no more of them than before.
    const before = test.mails.length;
    expect((await ask(0)).status).toBe(429);
    expect(test.mails.length).toBe(before);
  });

  it('that has used up its letters keeps nobody out who knows their password', async () => {
    await timePasses('1 day');
    const email = 'works.here@example.com';
    await account(email);
    const ask = (number: number) =>
      openBrowser(test, '203.0.113.30').call(sendOtp, {
        body: { purpose: 'RESET', email: `flood${number}@example.com` },
      });
    await ask(1);
    await lettersFromNetworks(otp.perHourFromOneAddress);
    expect((await ask(2)).status).toBe(429);
    expect(await enters(openBrowser(test, '203.0.113.30'), email)).toBe(200);
  });
});
