import { endMyOtherSessions, endMySession, listMySessions, logout } from '@tervita/contract/auth';
import { getPushState, updatePushEndpoint } from '@tervita/contract/notifications';
import { pushDevicesMost } from '@tervita/domain/notifications';
import { generatePersonalCode } from '@tervita/domain/persons';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { gatewayFor } from '../../testing/digital-id.ts';
import { type Given, given } from '../../testing/given.ts';
import { pushServiceForTests } from '../../testing/push-service.ts';

let test: TestApp;
let make: Given;
let service: Awaited<ReturnType<typeof pushServiceForTests>>;
const digitalId = gatewayFor();
beforeAll(async () => {
  service = await pushServiceForTests();
  test = await startTestApp({ pusher: service.pusher, digitalId: digitalId.gateway });
  make = given(test.database);
});
afterAll(async () => {
  await test.close();
  await service.close();
});

const devicesOf = (userId: string) =>
  test.database.system
    .selectFrom('push_subscription')
    .select('endpoint')
    .where('user_id', '=', userId)
    .orderBy('confirmed_at')
    .execute();

let people = 0;
const newPerson = () => {
  people += 1;
  const code = generatePersonalCode('EE', { birthDate: '1979-05-05', sex: 'FEMALE', serial: people });
  return { code, firstName: 'Mari', surname: `Lepaste${people}` };
};
const signedIn = async (browser: TestBrowser, person = newPerson()) => {
  const login = await digitalId.show(browser, person);
  const { userId } = login.body.userClaim;
  await make.completeAccount(userId);
  return { person, userId };
};
const turnOn = async (browser: TestBrowser) => {
  const { pushEndpoint, endpoint } = await service.subscribe();
  const answer = await browser.call(updatePushEndpoint, { body: { pushEndpoint } });
  expect(answer).toMatchObject({ status: 200, body: { isOn: true } });
  return endpoint;
};
const isOn = async (browser: TestBrowser) => (await browser.call(getPushState, {})).body.isOn;

describe('a device', () => {
  it('is told after it was switched on, until it is switched off', async () => {
    const browser = openBrowser(test);
    const { userId } = await signedIn(browser);
    expect((await browser.call(getPushState, {})).body).toEqual({
      publicKey: service.pusher.publicKey,
      isOn: false,
    });
    await turnOn(browser);
    expect(await isOn(browser)).toBe(true);
    expect(await devicesOf(userId)).toHaveLength(1);
    const off = await browser.call(updatePushEndpoint, { body: { pushEndpoint: null } });
    expect(off.body.isOn).toBe(false);
    expect(await devicesOf(userId)).toEqual([]);
  });

  it('has one address: a new one takes the place of the old', async () => {
    const browser = openBrowser(test);
    const { userId } = await signedIn(browser);
    await turnOn(browser);
    const endpoint = await turnOn(browser);
    expect(await devicesOf(userId)).toEqual([{ endpoint }]);
    const [one, other] = [await service.subscribe(), await service.subscribe()];
    const both = await Promise.all(
      [one, other].map(({ pushEndpoint }) => browser.call(updatePushEndpoint, { body: { pushEndpoint } })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await devicesOf(userId)).toHaveLength(1);
  });

  it('is one of ten at most; the one used longest ago goes', async () => {
    const person = newPerson();
    const endpoints: string[] = [];
    let userId = '';
    for (let count = 0; count <= pushDevicesMost; count += 1) {
      const browser = openBrowser(test);
      ({ userId } = await signedIn(browser, person));
      endpoints.push(await turnOn(browser));
    }
    expect((await devicesOf(userId)).map(({ endpoint }) => endpoint)).toEqual(endpoints.slice(1));
  });

  it('keeps being told when the session has only run out', async () => {
    const browser = openBrowser(test);
    const { userId, person } = await signedIn(browser);
    await turnOn(browser);
    await test.database.system.deleteFrom('session').where('user_id', '=', userId).execute();
    expect(await devicesOf(userId)).toHaveLength(1);
    await signedIn(browser, person);
    expect(await isOn(browser)).toBe(true);
  });
});

describe('a shared device', () => {
  it('forgets who signs out', async () => {
    const browser = openBrowser(test);
    const { userId } = await signedIn(browser);
    await turnOn(browser);
    await browser.call(logout, { query: {} });
    expect(await devicesOf(userId)).toEqual([]);
  });

  it('forgets who left without signing out when the next one signs in', async () => {
    const browser = openBrowser(test);
    const first = await signedIn(browser);
    const elsewhere = openBrowser(test);
    await signedIn(elsewhere, first.person);
    await turnOn(browser);
    const kept = await turnOn(elsewhere);
    const second = await signedIn(browser);
    expect(await devicesOf(first.userId)).toEqual([{ endpoint: kept }]);
    expect(await isOn(browser)).toBe(false);
    expect(await devicesOf(second.userId)).toEqual([]);
  });

  it('tells whoever switched it on last, of one address', async () => {
    const [one, other] = [openBrowser(test), openBrowser(test)];
    const [first, second] = [await signedIn(one), await signedIn(other)];
    const { pushEndpoint } = await service.subscribe();
    await one.call(updatePushEndpoint, { body: { pushEndpoint } });
    await other.call(updatePushEndpoint, { body: { pushEndpoint } });
    expect(await devicesOf(first.userId)).toEqual([]);
    expect(await devicesOf(second.userId)).toHaveLength(1);
  });

  it('is signed out from another one, and with all others', async () => {
    const person = newPerson();
    const [here, there, third] = [openBrowser(test), openBrowser(test), openBrowser(test)];
    for (const browser of [here, there, third]) await signedIn(browser, person);
    const [kept, ended, other] = [await turnOn(here), await turnOn(there), await turnOn(third)];
    const { userId } = (await digitalId.show(here, person)).body.userClaim;
    const { sessions } = (await there.call(listMySessions, {})).body;
    const id = sessions.find(({ isCurrent }) => isCurrent)?.id ?? '';
    await here.call(endMySession, { params: { id } });
    expect((await devicesOf(userId)).map(({ endpoint }) => endpoint)).toEqual([kept, other]);
    expect(ended).not.toBe(kept);
    await here.call(endMyOtherSessions, {});
    expect(await devicesOf(userId)).toEqual([{ endpoint: kept }]);
  });

  it('cannot be silenced by a stranger who names its session', async () => {
    const [mine, theirs] = [openBrowser(test), openBrowser(test)];
    const { userId } = await signedIn(mine);
    await turnOn(mine);
    await signedIn(theirs);
    const { sessions } = (await mine.call(listMySessions, {})).body;
    const params = { id: sessions[0]?.id ?? '' };
    expect((await theirs.call(endMySession, { params })).status).toBe(404);
    expect(await devicesOf(userId)).toHaveLength(1);
  });
});

describe('what is no push subscription', () => {
  const keys = { p256dh: Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]), auth: Buffer.alloc(16, 7) };
  const good = { p256dh: keys.p256dh.toString('base64url'), auth: keys.auth.toString('base64url') };
  const at = (endpoint: string, given: object = good) => JSON.stringify({ endpoint, keys: given });
  it.each([
    ['text', 'not json'],
    ['an address alone', 'https://fcm.googleapis.com/fcm/send/a'],
    ['a list', '[]'],
    ['no keys', JSON.stringify({ endpoint: 'https://127.0.0.1/push/a' })],
    ['loopback', at('https://127.0.0.1/push/a')],
    ['loopback by name', at('https://localhost:5432/')],
    ['a cloud’s metadata', at('https://169.254.169.254/latest/meta-data/')],
    ['a private network', at('https://192.168.0.1/')],
    ['a stranger’s host', at('https://push.evil.example/')],
    ['plain http', at('http://fcm.googleapis.com/fcm/send/a')],
    ['a long address', at(`https://fcm.googleapis.com/${'a'.repeat(2_500)}`)],
  ])('%s is refused', async (_, pushEndpoint) => {
    const { asPatient } = await make.clinicWithPatient();
    const answer = await test.call(updatePushEndpoint, { body: { pushEndpoint } }, { as: asPatient });
    expect(answer).toMatchObject({
      status: 400,
      raw: { issues: [{ path: ['body', 'pushEndpoint'], key: 'badPushEndpoint' }] },
    });
  });
  it('keys that are none are refused', async () => {
    const { asPatient } = await make.clinicWithPatient();
    const { endpoint } = await service.subscribe();
    for (const wrong of [
      { ...good, auth: 'a'.repeat(24) },
      { ...good, p256dh: 'A'.repeat(87) },
    ]) {
      const body = { pushEndpoint: at(endpoint, wrong) };
      expect((await test.call(updatePushEndpoint, { body }, { as: asPatient })).status).toBe(400);
    }
  });
});

describe('without keys of our own', () => {
  it('notices on devices are not offered, and switching off still works', async () => {
    const bare = await startTestApp();
    const { asPatient: as } = await given(bare.database).clinicWithPatient();
    expect((await bare.call(getPushState, {}, { as })).body).toEqual({ publicKey: null, isOn: false });
    const { pushEndpoint } = await service.subscribe();
    const on = await bare.call(updatePushEndpoint, { body: { pushEndpoint } }, { as });
    expect(on).toMatchObject({ status: 468, raw: { code: 'PUSH_NOT_AVAILABLE' } });
    const off = await bare.call(updatePushEndpoint, { body: { pushEndpoint: null } }, { as });
    expect(off.status).toBe(200);
    await bare.close();
  });
});
