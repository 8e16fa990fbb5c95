import { generateKeyPairSync } from 'node:crypto';
import { type Deeds, type Running, startApple, startGoogle, visitProvider } from '@tervita/simulators';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../core/clock.ts';
import { appleProvider } from './apple.ts';
import { googleProvider } from './google.ts';
import { type AccountProvider, ProviderUnavailable } from './provider.ts';

const accounts = [{ email: 'mari@gmail.example', firstName: 'Mari', surname: 'Lepaste', note: '' }];
const redirectUri = 'http://localhost:3000/complete-login';
const keys = generateKeyPairSync('ec', {
  namedCurve: 'P-256',
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const team = { clientId: 'ee.tervita.web', teamId: 'TEAM', keyId: 'KEY' };
const secrets = { clientId: 'g', clientSecret: 'gs' };

let running: Record<'google' | 'apple', Running>;
let providers: Record<'google' | 'apple', AccountProvider>;
/** Gives up soon: for a service that never answers. Whoever is honest has all the time that a busy machine needs. */
let hurried: typeof providers;
beforeAll(async () => {
  const common = { accounts, redirectUris: [redirectUri] };
  running = {
    google: await startGoogle({ ...common, ...secrets }),
    apple: await startApple({ ...common, ...team, publicKey: keys.publicKey }),
  };
  const reaching = (timeoutMs: number) => {
    const reach = { mayBePlain: true, timeoutMs };
    const { privateKey } = keys;
    return {
      google: googleProvider({ issuer: running.google.url, ...secrets, ...reach }),
      apple: appleProvider({ issuer: running.apple.url, ...team, privateKey, clock: systemClock, ...reach }),
    };
  };
  providers = reaching(60_000);
  hurried = reaching(200);
});
afterAll(() => Promise.all([running.google.close(), running.apple.close()]));
const names = ['google', 'apple'] as const;
type Name = (typeof names)[number];
const control = (name: Name, path: string, body: object = {}) =>
  fetch(`${running[name].url}/__sim/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
beforeEach(() => Promise.all(names.map((name) => control(name, 'reset'))));

const visit = async (name: Name, deeds: Deeds) => {
  const started = await providers[name].start({ redirectUri, locale: 'et' });
  const { fields: parameters } = await visitProvider(started.url, deeds);
  return { ...started, parameters, redirectUri };
};
const mari = { account: 'mari@gmail.example', verified: 'yes' };
const signIn = async (name: Name, deeds: Deeds = mari) => providers[name].complete(await visit(name, deeds));

describe.each(names)('%s', (name) => {
  it('says who came, by issuer and subject', async () => {
    const [first, second] = [await signIn(name), await signIn(name)];
    expect(first).toEqual({
      outcome: 'IDENTIFIED',
      issuer: running[name].url,
      subject: expect.any(String),
      email: 'mari@gmail.example',
      emailVerified: true,
      firstName: 'Mari',
      surname: 'Lepaste',
    });
    expect(second).toMatchObject({ subject: Reflect.get(first, 'subject') });
  });
  it('says that the address is not verified', async () => {
    expect(await signIn(name, { account: mari.account })).toMatchObject({ emailVerified: false });
  });
  it('says that the person changed their mind', async () => {
    expect(await signIn(name, { account: 'cancel' })).toEqual({ outcome: 'CANCELLED' });
  });
  it.each([
    'wrong-nonce',
    'no-nonce',
    'wrong-audience',
    'wrong-issuer',
    'expired-token',
    'wrong-key',
    'unsigned',
    'no-id-token',
  ])('refuses a token: %s', async (kind) => {
    await control(name, 'faults', { kind });
    expect(await signIn(name)).toEqual({ outcome: 'FAILED' });
    expect(await signIn(name)).toMatchObject({ outcome: 'IDENTIFIED' });
  });
  it('refuses another state, another verifier, a code used before, and a way back with nothing in it', async () => {
    const tampered = await visit(name, mari);
    const elsewhere = { ...tampered.parameters, state: 'other' };
    expect(await providers[name].complete({ ...tampered, parameters: elsewhere })).toEqual({
      outcome: 'FAILED',
    });
    expect(await providers[name].complete({ ...tampered, codeVerifier: 'x'.repeat(43) })).toEqual({
      outcome: 'FAILED',
    });
    const used = await visit(name, mari);
    expect(await providers[name].complete(used)).toMatchObject({ outcome: 'IDENTIFIED' });
    expect(await providers[name].complete(used)).toEqual({ outcome: 'FAILED' });
    const { state } = used;
    expect(await providers[name].complete({ ...used, parameters: { state } })).toEqual({ outcome: 'FAILED' });
    const odd = { state, error: 'invalid_scope' };
    expect(await providers[name].complete({ ...used, parameters: odd })).toEqual({ outcome: 'FAILED' });
  });
  it.each(['refuse', 'http-500', 'http-429', 'garbage', 'cut', 'huge', 'slow', 'hang', 'late'])(
    'is away while it has a fault: %s',
    async (kind) => {
      for (const path of name === 'google' ? ['/token', '/oauth2/v3/certs'] : ['/auth/token', '/auth/keys']) {
        const back = await visit(name, mari);
        await control(name, 'faults', { kind, path });
        await expect(hurried[name].complete(back)).rejects.toBeInstanceOf(ProviderUnavailable);
        await control(name, 'reset');
      }
      await control(name, 'faults', { kind, path: '/.well-known' });
      await expect(hurried[name].start({ redirectUri, locale: 'et' })).rejects.toBeInstanceOf(
        ProviderUnavailable,
      );
      expect(await signIn(name)).toMatchObject({ outcome: 'IDENTIFIED' });
    },
  );
  it('finds its addresses once, and again after a failure', async () => {
    await signIn(name);
    await signIn(name);
    const requests = (await (await fetch(`${running[name].url}/__sim/requests`)).json()) as {
      path: string;
    }[];
    expect(requests.filter(({ path }) => path.startsWith('/.well-known')).length).toBeLessThan(2);
  });
});

describe('Apple', () => {
  it('gives the name at the first consent only, and the e-mail from the token only', async () => {
    const back = await visit('apple', mari);
    const user = JSON.stringify({
      name: { firstName: 'Mari', lastName: 'Lepaste' },
      email: 'evil@example.com',
    });
    const first = await providers.apple.complete({ ...back, parameters: { ...back.parameters, user } });
    expect(first).toMatchObject({ email: 'mari@gmail.example', firstName: 'Mari' });
    const again = await visit('apple', mari);
    expect(again.parameters.user).toBeUndefined();
    const unnamed = await providers.apple.complete(again);
    expect(Object.keys(unnamed)).not.toContain('firstName');
  });
  it.each(['not json', '{"name":1}', '{"name":{"firstName":""}}'])(
    'does without a name it cannot read: %s',
    async (user) => {
      const back = await visit('apple', mari);
      const result = await providers.apple.complete({ ...back, parameters: { ...back.parameters, user } });
      expect(result).toMatchObject({ outcome: 'IDENTIFIED' });
      expect(Object.keys(result)).not.toContain('firstName');
    },
  );
  it('gives a relay address to whoever hides theirs', async () => {
    expect(await signIn('apple', { ...mari, hide: 'yes' })).toMatchObject({
      email: expect.stringMatching(/@privaterelay\.appleid\.com$/),
      emailVerified: true,
    });
  });
  it('is away to a product with another key', async () => {
    const stranger = appleProvider({
      issuer: running.apple.url,
      ...team,
      keyId: 'OTHER',
      privateKey: keys.privateKey,
      clock: systemClock,
      mayBePlain: true,
    });
    await expect(stranger.complete(await visit('apple', mari))).rejects.toBeInstanceOf(ProviderUnavailable);
  });
});

describe('an issuer', () => {
  const address = { clientId: 'g', clientSecret: 'gs' };
  it.each([
    ['http://accounts.example', true],
    ['http://127.0.0.1:1', false],
  ])('must be https: %s', (issuer, mayBePlain) => {
    expect(() => googleProvider({ ...address, issuer, mayBePlain })).toThrow('https');
  });
});
