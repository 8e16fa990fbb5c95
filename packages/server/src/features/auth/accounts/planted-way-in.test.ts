import {
  getSession,
  listWaitingWaysIn,
  loginWithPassword,
  sendOtp,
  settleWaysIn,
  signupWithPassword,
  verifyLoginCode,
} from '@tervita/contract/auth';
import { completeProfile, getProfile } from '@tervita/contract/profiles';
import { generatePersonalCode } from '@tervita/domain/persons';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { codeSentTo, openBrowser, type TestBrowser } from '../../../testing/browser.ts';
import { gatewayFor, type Shown } from '../../../testing/digital-id.ts';
import { eventually } from '../../../testing/eventually.ts';
import { given } from '../../../testing/given.ts';

let test: TestApp;
const digitalId = gatewayFor();
beforeAll(async () => {
  test = await startTestApp({ digitalId: digitalId.gateway });
  await test.app.startWorker();
});
afterAll(() => test.close());

const password = 'sinine paat sõidab';
const later = () =>
  sql`delete from credential_counter where key like 'code-again:%'`.execute(test.database.system);
let serial = 600;
const somebody = (): Shown => {
  serial += 1;
  return {
    code: generatePersonalCode('EE', { birthDate: '1990-04-05', sex: 'FEMALE', serial }),
    firstName: 'Mari',
    surname: `Tammik${String.fromCharCode(97 + (serial % 26))}`,
  };
};

/** An account under the name of the victim, with Google and a password, left signed in on a device that is shared. */
const plantedSession = async (victim: Shown) => {
  const [browser, email] = [openBrowser(test), `planted${serial}@example.com`];
  await browser.call(sendOtp, { body: { purpose: 'SIGNUP', email } });
  const signup = { email, password, otp: codeSentTo(test, email) };
  const { body: login } = await browser.call(signupWithPassword, { body: signup });
  const { userId } = login.userClaim;
  const { firstName, surname, code: personalCode } = victim;
  const birthDate = '1990-04-05';
  const body = { email, phone: '51234567', firstName, surname, birthDate, personalCode };
  await browser.call(completeProfile, { body });
  await given(test.database).completeAccount(userId);
  await sql`insert into outside_identity (issuer, subject, provider, user_id, created_at, last_used_at)
    values ('https://accounts.example', ${userId}, 'GOOGLE', ${userId}, now(), now())`.execute(
    test.database.system,
  );
  return { browser, email, userId };
};
const enters = async (email: string) => {
  await later();
  const browser = openBrowser(test);
  const first = await browser.call(loginWithPassword, { body: { email, password } });
  if (first.status !== 200) return first.raw.code;
  return (await browser.call(verifyLoginCode, { body: { otp: codeSentTo(test, email) } })).status;
};
const waysOf = async (browser: TestBrowser) => (await browser.call(getProfile, {})).body.waysIn;
const waiting = async (browser: TestBrowser) => (await browser.call(listWaitingWaysIn, {})).body.ways;
const identities = async (userId: string) => {
  const found = test.database.system.selectFrom('outside_identity').select('subject');
  return (await found.where('user_id', '=', userId).execute()).length;
};

describe('a session that somebody else left on a shared device', () => {
  it('does not open the account of who shows the digital ID there', async () => {
    const victim = somebody();
    const { browser, email, userId } = await plantedSession(victim);
    const elsewhere = openBrowser(test);
    const { body: home } = await digitalId.show(elsewhere, victim);
    const answer = await digitalId.show(browser, victim, { confirm: true });
    expect(answer.body).toMatchObject({
      asksAboutWaysIn: true,
      userClaim: { userId: home.userClaim.userId, assurance: 'HIGH' },
    });
    expect(await waysOf(browser)).toEqual(['DIGITAL_ID']);
    expect(await identities(home.userClaim.userId)).toBe(0);
    expect(await identities(userId)).toBe(0);
    expect(await enters(email)).toBe('WRONG_EMAIL_OR_PASSWORD');
  });

  it('ends everywhere, of both accounts, and the addresses of the person hear of it', async () => {
    const victim = somebody();
    const { browser, email } = await plantedSession(victim);
    const attacker = openBrowser(test);
    await later();
    await attacker.call(loginWithPassword, { body: { email, password } });
    await attacker.call(verifyLoginCode, { body: { otp: codeSentTo(test, email) } });
    const elsewhere = openBrowser(test);
    await digitalId.show(elsewhere, victim);
    await digitalId.show(browser, victim, { confirm: true });
    const isIn = async (who: TestBrowser) => (await who.call(getSession, {})).body.login !== null;
    expect([await isIn(browser), await isIn(attacker), await isIn(elsewhere)]).toEqual([true, false, false]);
    await eventually(() =>
      expect(test.mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toContain(
        'Teie kontole lisandus uus sisselogimisviis',
      ),
    );
  });

  it('shows what would open the account, and keeps nothing that nobody speaks for', async () => {
    const victim = somebody();
    const { browser, email } = await plantedSession(victim);
    await digitalId.show(browser, victim, { confirm: true });
    expect(await waiting(browser)).toEqual([
      { id: expect.any(String), method: 'GOOGLE', address: null },
      { id: expect.any(String), method: 'PASSWORD', address: email },
    ]);
    expect((await browser.call(settleWaysIn, { body: { keep: [] } })).status).toBe(200);
    expect(await waiting(browser)).toEqual([]);
    expect(await waysOf(browser)).toEqual(['DIGITAL_ID']);
    // Nobody could be told of an answer now: the profile asks for an address.
    const { body } = await browser.call(getSession, {});
    expect(body.login?.userClaim.incompleteProfile).toBe(true);
  });
});

describe('ways in that are the own of who showed the digital ID', () => {
  it('open the account again once they say so', async () => {
    const person = somebody();
    const { browser, email, userId } = await plantedSession(person);
    await digitalId.show(browser, person, { confirm: true });
    const keep = (await waiting(browser)).map(({ id }) => id);
    await browser.call(settleWaysIn, { body: { keep } });
    expect(await waysOf(browser)).toEqual(['DIGITAL_ID', 'GOOGLE', 'PASSWORD']);
    expect((await browser.call(getProfile, {})).body).toMatchObject({ email, isEmailVerified: true });
    expect((await browser.call(getSession, {})).body.login?.userClaim.incompleteProfile).toBe(false);
    expect(await enters(email)).toBe(200);
    expect(await identities(userId)).toBe(1);
  });

  it('are not kept by anybody else, nor after a quarter of an hour', async () => {
    const person = somebody();
    const { browser } = await plantedSession(person);
    const { body } = await digitalId.show(browser, person, { confirm: true });
    const keep = (await waiting(browser)).map(({ id }) => id);
    const stranger = openBrowser(test);
    await digitalId.show(stranger, somebody());
    expect(await waiting(stranger)).toEqual([]);
    await stranger.call(settleWaysIn, { body: { keep } });
    const { userId } = body.userClaim;
    await sql`update waiting_way_in set created_at = created_at - interval '16 minutes' where user_id = ${userId}`.execute(
      test.database.system,
    );
    expect(await waiting(browser)).toEqual([]);
    await browser.call(settleWaysIn, { body: { keep } });
    expect(await waysOf(browser)).toEqual(['DIGITAL_ID']);
    const low = await given(test.database).session(userId, 'PRM_PATIENT', { method: 'GOOGLE' });
    expect((await test.call(settleWaysIn, { body: { keep } }, { as: low })).status).toBe(403);
  });
});
