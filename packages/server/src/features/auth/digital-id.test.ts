import { loginWithDigitalId, startDigitalId } from '@tervita/contract/auth';
import { generatePersonalCode } from '@tervita/domain/persons';
import { startDokobit } from '@tervita/simulators';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dokobitGateway } from '../../integrations/digital-id/dokobit.ts';
import { origin, startTestApp, type TestApp } from '../../testing/app.ts';

const mari = {
  code: generatePersonalCode('EE', { birthDate: '1985-03-15', sex: 'FEMALE', serial: 274 }),
  countryCode: 'EE',
  name: 'Mari',
  surname: 'Lepaste',
  group: 'patients',
  note: 'A patient',
};
const child = {
  ...mari,
  code: generatePersonalCode('EE', { birthDate: '2015-07-21', sex: 'MALE', serial: 105 }),
  name: 'Oskar',
};

let test: TestApp;
let simulator: Awaited<ReturnType<typeof startDokobit>>;
beforeAll(async () => {
  simulator = await startDokobit({
    port: 0,
    people: [mari, child],
    languages: ['et'],
    accessToken: 'secret',
  });
  test = await startTestApp({ digitalId: dokobitGateway({ url: simulator.url, accessToken: 'secret' }) });
});
afterAll(async () => {
  await test.close();
  await simulator.close();
});
beforeEach(() => fetch(`${simulator.url}/__sim/reset`, { method: 'POST' }));

/** A browser: keeps the cookie of its attempt, follows the gateway by hand. */
const begin = async () => {
  const response = await test.app.server.inject({
    method: 'POST',
    url: `/api${startDigitalId.path}`,
    headers: { origin, 'content-type': 'application/json' },
    payload: '{}',
  });
  const attempt = response.cookies.find(({ name }) => name === 'tervita-sign-in')?.value ?? '';
  return {
    status: response.statusCode,
    ...(response.json() as { sessionToken: string; url: string; code?: string }),
    attempt,
  };
};
const choose = async (url: string, person: typeof mari) => {
  const address = new URL(url);
  const answer = await fetch(new URL(`${address.pathname}/choose`, address), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ person: `EE:${person.code}` }),
  });
  return new URL(answer.headers.get('location') ?? '').searchParams.get('session_token') ?? '';
};
const finish = (returnToken: string, attempt: string) =>
  test.call(
    loginWithDigitalId,
    { body: { returnToken } },
    { headers: { cookie: `tervita-sign-in=${attempt}` } },
  );

describe('signing in with a digital ID', () => {
  it('opens a session for whoever the gateway vouches for, the same account each time', async () => {
    const signIn = async () => {
      const { url, attempt } = await begin();
      return finish(await choose(url, mari), attempt);
    };
    const [first, second] = [await signIn(), await signIn()];
    expect(first).toMatchObject({
      status: 200,
      body: {
        userClaim: { firstName: 'Mari', surname: 'Lepaste', assurance: 'HIGH', activeRole: 'PRM_PATIENT' },
      },
    });
    expect(second.body.userClaim.userId).toBe(first.body.userClaim.userId);
    expect(first.cookie).toHaveLength(43);
    const audited = await test.database.system
      .selectFrom('audit_log')
      .select('user_id')
      .where('action', '=', 'SIGNED_IN')
      .execute();
    expect(audited.map((row) => row.user_id)).toContain(first.body.userClaim.userId);
  });
  it('leads whoever runs the platform and works nowhere to the platform', async () => {
    const signIn = async () => {
      const { url, attempt } = await begin();
      return (await finish(await choose(url, mari), attempt)).body.userClaim;
    };
    const { userId } = await signIn();
    const runsPlatform = (is_platform_admin: boolean) =>
      test.database.system
        .updateTable('app_user')
        .set({ is_platform_admin })
        .where('id', '=', userId)
        .execute();
    await runsPlatform(true);
    expect((await signIn()).activeRole).toBe('PRM_TERVITA_ADMIN');
    await runsPlatform(false);
    expect((await signIn()).activeRole).toBe('PRM_PATIENT');
  });
  it('is refused to a minor', async () => {
    const { url, attempt } = await begin();
    expect(await finish(await choose(url, child), attempt)).toMatchObject({
      status: 468,
      raw: { code: 'PERSON_IS_UNDERAGE' },
    });
  });
  it('fails in another browser than the one that began it', async () => {
    const [victim, attacker] = [await begin(), await begin()];
    const stolen = await choose(victim.url, mari);
    expect(await finish(stolen, attacker.attempt)).toMatchObject({
      status: 468,
      raw: { code: 'DIGITAL_ID_FAILED' },
    });
  });
  it('is accepted once', async () => {
    const { url, attempt } = await begin();
    const token = await choose(url, mari);
    expect((await finish(token, attempt)).status).toBe(200);
    expect((await finish(token, attempt)).status).toBe(468);
  });
  it('fails while the person has not chosen, and with a made-up token', async () => {
    const { sessionToken, attempt } = await begin();
    expect(await finish(sessionToken, attempt)).toMatchObject({
      status: 468,
      raw: { code: 'DIGITAL_ID_FAILED' },
    });
    const next = await begin();
    expect(await finish('made-up', next.attempt)).toMatchObject({
      status: 468,
      raw: { code: 'DIGITAL_ID_FAILED' },
    });
  });
  it.each(['refuse', 'http-500', 'http-429', 'garbage', 'cut', 'huge', 'wrong-schema'])(
    'says so when the gateway has a fault: %s',
    async (kind) => {
      await fetch(`${simulator.url}/__sim/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ kind }),
      });
      expect(await begin()).toMatchObject({ status: 468, code: 'DIGITAL_ID_NOT_AVAILABLE' });
      expect((await begin()).status).toBe(200);
    },
  );

  it('is bound to the browser by a cookie that no other host can plant, over https', async () => {
    const real = await startTestApp({
      env: { APP_MODE: 'DEMO', PUBLIC_URL: 'https://tervita.example' },
      testDatabase: test.testDatabase,
      digitalId: dokobitGateway({ url: simulator.url, accessToken: 'secret' }),
    });
    const begun = await real.app.server.inject({
      method: 'POST',
      url: `/api${startDigitalId.path}`,
      headers: { origin: 'https://tervita.example', 'content-type': 'application/json' },
      payload: '{}',
    });
    const attempt = begun.cookies.find(({ name }) => name.includes('sign-in'));
    expect(attempt).toMatchObject({
      name: '__Host-tervita-sign-in',
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
    });
    expect(attempt).not.toHaveProperty('domain');
    await real.app.close();
  });

  it.each(['..', '../../x', 'a.b', 'a/b', '%2e%2e'])('asks the gateway nothing about "%s"', async (token) => {
    const gateway = dokobitGateway({ url: 'http://127.0.0.1:9', accessToken: 'test' });
    expect(await gateway.status(token)).toEqual({ outcome: 'FAILED' });
  });
});
