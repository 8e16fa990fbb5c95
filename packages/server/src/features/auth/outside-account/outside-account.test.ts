import { generateKeyPairSync } from 'node:crypto';
import {
  completeOutside,
  linkOutside,
  listWaitingWaysIn,
  loginWithDigitalId,
  type OutsideAnswer,
  parkAppleForm,
  sendOtp,
  settleWaysIn,
  startDigitalId,
  startOutside,
} from '@tervita/contract/auth';
import { getConfig } from '@tervita/contract/support';
import type { OutsideProvider } from '@tervita/domain/auth';
import {
  type Deeds,
  type Running,
  startApple,
  startDokobit,
  startGoogle,
  visitProvider,
} from '@tervita/simulators';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../core/clock.ts';
import { dokobitGateway } from '../../../integrations/digital-id/dokobit.ts';
import { appleProvider } from '../../../integrations/oidc/apple.ts';
import { googleProvider } from '../../../integrations/oidc/google.ts';
import type { AccountProvider } from '../../../integrations/oidc/provider.ts';
import { origin, startTestApp, type TestApp } from '../../../testing/app.ts';
import { type Given, given } from '../../../testing/given.ts';

const redirectUris = ['/complete-login', '/api/login/apple'].map((path) => `${origin}${path}`);
const keys = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const team = { clientId: 'ee.tervita.web', teamId: 'TEAM', keyId: 'KEY' };
const secrets = { clientId: 'g', clientSecret: 'gs' };
/** Who waits for a provider that never answers gives up soon; an honest one has all the time that a busy machine needs. */
let isHurried = false;
const withPatience = (reach: (timeoutMs: number) => AccountProvider): AccountProvider => {
  const [hurried, patient] = [reach(300), reach(30_000)];
  const now = () => (isHurried ? hurried : patient);
  return { start: (ask) => now().start(ask), complete: (back) => now().complete(back) };
};

let test: TestApp;
let make: Given;
let running: Record<OutsideProvider, Running>;
let dokobit: Running;
let person = { code: '', countryCode: 'EE', name: 'Mari', surname: 'Kask', group: 'patients', note: '' };
beforeAll(async () => {
  running = {
    GOOGLE: await startGoogle({ accounts: [], redirectUris, ...secrets }),
    APPLE: await startApple({ accounts: [], redirectUris, ...team, publicKey: keys.publicKey }),
  };
  dokobit = await startDokobit({ people: [], accessToken: 'secret' });
  test = await startTestApp({
    digitalId: dokobitGateway({ url: dokobit.url, accessToken: 'secret' }),
    outsideProviders: {
      GOOGLE: withPatience((timeoutMs) =>
        googleProvider({ issuer: running.GOOGLE.url, ...secrets, mayBePlain: true, timeoutMs }),
      ),
      APPLE: withPatience((timeoutMs) =>
        appleProvider({
          issuer: running.APPLE.url,
          ...team,
          privateKey: keys.privateKey,
          clock: systemClock,
          mayBePlain: true,
          timeoutMs,
        }),
      ),
    },
  });
  make = given(test.database);
});
afterAll(async () => {
  await test.close();
  await Promise.all([running.GOOGLE.close(), running.APPLE.close(), dokobit.close()]);
});
const control = (provider: OutsideProvider, path: string, body: object = {}) =>
  fetch(`${running[provider].url}/__sim/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
beforeEach(() => Promise.all([control('GOOGLE', 'reset'), control('APPLE', 'reset')]));

/** A browser: keeps our cookie, goes to the provider, comes back. */
const browser = () => {
  const jar = new Map<string, string>();
  const post = async (path: string, payload: object) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await test.app.server.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { origin, 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
      payload: JSON.stringify(payload),
    });
    for (const { name, value } of response.cookies) jar.set(name, value);
    return { status: response.statusCode, ...(response.json() as Record<string, unknown>) };
  };
  const begin = async (provider: OutsideProvider) =>
    (await post(startOutside.path, { provider, locale: 'et' })) as unknown as {
      status: number;
      url: string;
      code?: string;
    };
  /** What the page at /complete-login gets in its address. */
  const visit = async (provider: OutsideProvider, deeds: Deeds): Promise<Record<string, string>> => {
    const { url } = await begin(provider);
    const back = await visitProvider(url, deeds);
    return back.method === 'GET' ? back.fields : park(back.fields);
  };
  const finish = (fields: Record<string, string>) => {
    const { state = '', code, error, iss } = fields;
    return post(completeOutside.path, { state, code, error, iss });
  };
  const signIn = async (provider: OutsideProvider, deeds: Deeds) =>
    (await finish(await visit(provider, deeds))) as unknown as OutsideAnswer & { status: number };
  return { jar, post, begin, visit, finish, signIn };
};

/** Apple's page posts across sites: no cookie of ours, no Origin of ours. */
const park = async (fields: Record<string, string>): Promise<Record<string, string>> => {
  const response = await test.app.server.inject({
    method: 'POST',
    url: `/api${parkAppleForm.path}`,
    headers: {
      origin: running.APPLE.url,
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: String(new URLSearchParams(fields)),
  });
  expect(response.statusCode).toBe(303);
  const location = new URL(response.headers.location ?? '', origin);
  expect(location.pathname).toBe('/complete-login');
  return Object.fromEntries(location.searchParams);
};

let count = 0;
const somebody = (over: Deeds = {}): Deeds => {
  count += 1;
  const email = `outside${count}@example.com`;
  return { account: 'other', email, firstName: 'Liis', surname: 'Uustalu', verified: 'yes', ...over };
};
const failed = { status: 468, code: 'OUTSIDE_SIGN_IN_FAILED' };
const addressesOf = (userId: string) =>
  test.database.system.selectFrom('user_email').select('address').where('user_id', '=', userId).execute();

describe.each(['GOOGLE', 'APPLE'] as const)('signing in with %s', (provider) => {
  it('makes an account of little assurance, and opens the same one each time', async () => {
    const who = somebody();
    const [first, second] = [await browser().signIn(provider, who), await browser().signIn(provider, who)];
    if (first.outcome !== 'SIGNED_IN' || second.outcome !== 'SIGNED_IN') throw new Error('not signed in');
    expect(first.login.userClaim).toMatchObject({
      firstName: 'Liis',
      surname: 'Uustalu',
      assurance: 'LOW',
      method: provider,
      activeRole: 'PRM_PATIENT',
      incompleteProfile: true,
    });
    expect(second.login.userClaim.userId).toBe(first.login.userClaim.userId);
    expect(await addressesOf(first.login.userClaim.userId)).toEqual([{ address: who.email }]);
    const audited = await test.database.system
      .selectFrom('audit_log')
      .select('action')
      .where('user_id', '=', first.login.userClaim.userId)
      .execute();
    expect(audited).toEqual([{ action: 'SIGNED_IN' }, { action: 'SIGNED_IN' }]);
  });

  it('does not keep an address that is not verified', async () => {
    const { verified: _, ...who } = somebody();
    const answer = await browser().signIn(provider, who);
    if (answer.outcome !== 'SIGNED_IN') throw new Error('not signed in');
    expect(await addressesOf(answer.login.userClaim.userId)).toEqual([]);
  });

  it('never opens the account of an address that is not verified', async () => {
    const owner = await make.person();
    const address = (await addressesOf(owner.userId))[0]?.address ?? '';
    const { verified: _, ...who } = somebody({ email: address });
    const answer = await browser().signIn(provider, who);
    expect(answer).toMatchObject({ outcome: 'SIGNED_IN' });
    expect(JSON.stringify(answer)).not.toContain(owner.userId);
  });

  it('that was cancelled says so', async () => {
    expect(await browser().signIn(provider, { account: 'cancel' })).toMatchObject({
      status: 468,
      code: 'OUTSIDE_SIGN_IN_CANCELLED',
    });
  });

  it('is accepted once', async () => {
    const me = browser();
    const fields = await me.visit(provider, somebody());
    expect((await me.finish(fields)).status).toBe(200);
    expect(await me.finish(fields)).toMatchObject(failed);
  });

  it('fails in another browser, and still works in its own', async () => {
    const [victim, attacker] = [browser(), browser()];
    await attacker.begin(provider);
    const fields = await victim.visit(provider, somebody());
    expect(await attacker.finish(fields)).toMatchObject(failed);
    expect((await victim.finish(fields)).status).toBe(200);
  });

  it('fails with another state, and after a quarter of an hour', async () => {
    const me = browser();
    const fields = await me.visit(provider, somebody());
    expect(await me.finish({ ...fields, state: `${fields.state}x` })).toMatchObject(failed);
    await sql`update outside_sign_in set created_at = created_at - interval '15 minutes'`.execute(
      test.database.system,
    );
    expect(await me.finish(fields)).toMatchObject(failed);
  });

  it.each(['wrong-nonce', 'wrong-audience', 'expired-token', 'wrong-key', 'unsigned'])(
    'fails with a bad token: %s',
    async (kind) => {
      await control(provider, 'faults', { kind });
      expect(await browser().signIn(provider, somebody())).toMatchObject(failed);
    },
  );

  it.each(['http-500', 'garbage', 'hang', 'refuse'])('says when the provider is away: %s', async (kind) => {
    const me = browser();
    const fields = await me.visit(provider, somebody());
    isHurried = kind === 'hang';
    await control(provider, 'faults', { kind, path: provider === 'GOOGLE' ? '/token' : '/auth/token' });
    expect(await me.finish(fields)).toMatchObject({ status: 468, code: 'OUTSIDE_SIGN_IN_NOT_AVAILABLE' });
    await control(provider, 'faults', { kind, path: '/.well-known' });
    expect(await me.begin(provider)).toMatchObject({ status: 468, code: 'OUTSIDE_SIGN_IN_NOT_AVAILABLE' });
    isHurried = false;
    expect((await me.begin(provider)).status).toBe(200);
  });

  it('makes one account when two tabs come back at once', async () => {
    const who = somebody();
    const tabs = await Promise.all(
      [browser(), browser()].map(async (tab) => ({ tab, fields: await tab.visit(provider, who) })),
    );
    const answers = await Promise.all(tabs.map(({ tab, fields }) => tab.finish(fields)));
    const users = answers.map((answer) => JSON.stringify(answer).match(/"userId":"([^"]+)"/)?.[1]);
    expect(users[0]).toBeDefined();
    expect(users[1]).toBe(users[0]);
  });
});

describe('an address that has an account', () => {
  it('asks for a code from the mail, which opens that account and works once', async () => {
    const who = somebody();
    const owner = await browser().signIn('GOOGLE', who);
    if (owner.outcome !== 'SIGNED_IN') throw new Error('not signed in');
    const me = browser();
    const asked = await me.signIn('APPLE', who);
    expect(asked).toMatchObject({ outcome: 'PROVE', provider: 'APPLE', by: 'EMAIL_CODE' });
    expect(JSON.stringify(asked)).not.toContain(String(who.email));
    expect(await me.post(linkOutside.path, { otp: '000000' })).toMatchObject({ status: 468 });
    const otp = /\d{6}/.exec(test.mails.at(-1)?.subject ?? '')?.[0];
    expect(await browser().post(linkOutside.path, { otp })).toMatchObject({
      status: 468,
      code: 'INVALID_OTP',
    });
    const linked = await me.post(linkOutside.path, { otp });
    expect(linked).toMatchObject({
      status: 200,
      userClaim: { userId: owner.login.userClaim.userId, method: 'APPLE' },
    });
    expect(await me.post(linkOutside.path, { otp })).toMatchObject({ status: 468, code: 'INVALID_OTP' });
    const later = await browser().signIn('APPLE', who);
    expect(later).toMatchObject({
      outcome: 'SIGNED_IN',
      login: { userClaim: { userId: owner.login.userClaim.userId } },
    });
  });

  it('is not linked by a code to an address that was changed a short while ago', async () => {
    const who = somebody();
    const owner = await browser().signIn('GOOGLE', who);
    if (owner.outcome !== 'SIGNED_IN') throw new Error('not signed in');
    const { userId } = owner.login.userClaim;
    await sql`insert into email_change (id, user_id, old_address, old_verified_at, new_address_key, changed_at)
      values (gen_random_uuid(), ${userId}, 'before@example.com', now(), ${who.email}, now())`.execute(
      test.database.system,
    );
    const me = browser();
    expect(await me.signIn('APPLE', who)).toMatchObject({ outcome: 'PROVE', by: 'EMAIL_CODE' });
    const otp = /\d{6}/.exec(test.mails.at(-1)?.subject ?? '')?.[0];
    expect(await me.post(linkOutside.path, { otp })).toMatchObject({ status: 468, code: 'EMAIL_TOO_NEW' });
    expect(await browser().signIn('APPLE', who)).toMatchObject({ outcome: 'PROVE' });
  });

  it('sends the code again only after a while, but stays where it is', async () => {
    const who = somebody();
    await browser().signIn('GOOGLE', who);
    const me = browser();
    await me.signIn('APPLE', who);
    const again = await me.signIn('APPLE', who);
    expect(again).toMatchObject({ outcome: 'PROVE', by: 'EMAIL_CODE' });
    expect(again.outcome === 'PROVE' && again.resendAfterSeconds).toBeGreaterThan(30);
    expect(await me.post(sendOtp.path, { purpose: 'LINK' })).toMatchObject({ status: 429 });
    expect(await browser().post(sendOtp.path, { purpose: 'LINK' })).toMatchObject({ status: 468 });
  });

  it('of somebody with a digital ID wants the digital ID, and is linked once they say that it is theirs', async () => {
    const owner = await make.person();
    const address = (await addressesOf(owner.userId))[0]?.address ?? '';
    const { personal_code: code } = await test.database.system
      .selectFrom('person')
      .select('personal_code')
      .where('id', '=', owner.personId)
      .executeTakeFirstOrThrow();
    person = { ...person, code: code ?? '' };
    const [me, who] = [browser(), somebody({ email: address })];
    expect(await me.signIn('GOOGLE', who)).toMatchObject({ outcome: 'PROVE', by: 'DIGITAL_ID' });
    expect(await me.post(sendOtp.path, { purpose: 'LINK' })).toMatchObject({ status: 468 });
    expect(await me.post(linkOutside.path, { otp: '123456' })).toMatchObject({ status: 468 });

    const withDigitalId = async (browsing: ReturnType<typeof browser>) => {
      const started = (await browsing.post(startDigitalId.path, {})) as unknown as { url: string };
      const chosen = await fetch(new URL(`${new URL(started.url).pathname}/choose`, started.url), {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          country_code: 'EE',
          code: person.code,
          name: person.name,
          surname: person.surname,
        }),
      });
      const returnToken = new URL(chosen.headers.get('location') ?? '').searchParams.get('session_token');
      return browsing.post(loginWithDigitalId.path, { returnToken });
    };
    // Another browser of the same person proves nothing about this one.
    expect((await withDigitalId(browser())).status).toBe(200);
    expect(await browser().signIn('GOOGLE', who)).toMatchObject({ outcome: 'PROVE' });
    expect(await withDigitalId(me)).toMatchObject({ status: 200, asksAboutWaysIn: true });
    expect(await browser().signIn('GOOGLE', who)).toMatchObject({ outcome: 'PROVE' });
    const { ways } = (await test.call(listWaitingWaysIn, {}, { as: me.jar.get('tervita') })).body;
    expect(ways).toEqual([{ id: expect.any(String), method: 'GOOGLE', address }]);
    expect(await me.post(settleWaysIn.path, { keep: [ways[0]?.id] })).toMatchObject({ status: 200 });
    expect(await browser().signIn('GOOGLE', who)).toMatchObject({
      outcome: 'SIGNED_IN',
      login: { userClaim: { userId: owner.userId, assurance: 'LOW' } },
    });
  });
});

describe('the form that Apple posts', () => {
  it('is kept once: what comes later changes nothing', async () => {
    const me = browser();
    const { url } = await me.begin('APPLE');
    const { fields } = await visitProvider(url, somebody());
    await park(fields);
    await park({ state: fields.state ?? '', error: 'user_cancelled_authorize' });
    expect((await me.finish({ state: fields.state ?? '' })).status).toBe(200);
  });
  it('with an unknown state, or of another provider, leads to the page, which fails politely', async () => {
    const me = browser();
    expect(await me.finish(await park({ state: 'unknown', code: 'x' }))).toMatchObject(failed);
    const { url } = await me.begin('GOOGLE');
    const { fields } = await visitProvider(url, somebody());
    await park({ state: fields.state ?? '', error: 'access_denied' });
    expect((await me.finish(fields)).status).toBe(200);
  });
  it('is needed: the page alone opens nothing', async () => {
    const me = browser();
    const { url } = await me.begin('APPLE');
    const { fields } = await visitProvider(url, somebody());
    expect(await me.finish(fields)).toMatchObject(failed);
  });
  it('is small, and a form', async () => {
    const post = (payload: string, type = 'application/x-www-form-urlencoded') =>
      test.app.server.inject({
        method: 'POST',
        url: '/api/login/apple',
        headers: { origin: 'https://evil.example', 'content-type': type },
        payload,
      });
    expect((await post(`state=${'a'.repeat(20_000)}`)).statusCode).toBe(413);
    expect((await post('{"state":"x"}', 'application/json')).statusCode).toBe(415);
    const elsewhere = await test.app.server.inject({
      method: 'POST',
      url: '/api/login/outside',
      headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'provider=GOOGLE',
    });
    expect(elsewhere.statusCode).toBe(415);
  });
});

describe('what is offered', () => {
  it('is what is set up', async () => {
    expect((await test.call(getConfig, {})).body.signInProviders).toEqual(['GOOGLE', 'APPLE']);
    const bare = await startTestApp();
    expect((await bare.call(getConfig, {})).body.signInProviders).toEqual([]);
    expect(await bare.call(startOutside, { body: { provider: 'APPLE' } })).toMatchObject({
      status: 468,
      raw: { code: 'OUTSIDE_SIGN_IN_NOT_AVAILABLE' },
    });
    await bare.close();
  });
});

it('logs no name, address or code of anybody', () => {
  expect(test.logged.join('\n')).not.toMatch(/Uustalu|outside\d+@|privaterelay|code=/);
});
