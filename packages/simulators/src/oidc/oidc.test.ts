import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createRemoteJWKSet, decodeJwt, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Running } from '../core/http-simulator.ts';
import { startApple, startGoogle } from './start-oidc.ts';
import { visitProvider } from './visitor.ts';

const accounts = [
  { email: 'mari@gmail.example', firstName: 'Mari', surname: '<b>Kask</b>', note: 'Uses Tervita' },
  { email: 'oie@gmail.example', firstName: 'Õie', surname: 'Käär', note: 'New' },
];
const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const team = { clientId: 'ee.tervita.web', teamId: 'TEAM123456', keyId: 'KEY1234567' };
const googleBack = 'http://localhost:3000/complete-login';
const appleBack = 'http://localhost:3000/api/login/apple';
const verifier = randomBytes(32).toString('base64url');
const challenge = createHash('sha256').update(verifier).digest('base64url');

let google: Running;
let apple: Running;
beforeAll(async () => {
  google = await startGoogle({ accounts, redirectUris: [googleBack], clientId: 'g', clientSecret: 'gs' });
  apple = await startApple({
    accounts,
    redirectUris: [appleBack],
    ...team,
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  });
});
afterAll(() => Promise.all([google.close(), apple.close()]));
beforeEach(() =>
  Promise.all([google, apple].map(({ url }) => fetch(`${url}/__sim/reset`, { method: 'POST' }))),
);

const request = (base: string, query: Record<string, string>) => `${base}?${new URLSearchParams(query)}`;
const askGoogle = (more: Record<string, string> = {}) =>
  request(`${google.url}/o/oauth2/v2/auth`, {
    response_type: 'code',
    client_id: 'g',
    redirect_uri: googleBack,
    scope: 'openid email profile',
    state: 's1',
    nonce: 'n1',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  });
const askApple = (more: Record<string, string> = {}) =>
  request(`${apple.url}/auth/authorize`, {
    response_type: 'code',
    response_mode: 'form_post',
    client_id: team.clientId,
    redirect_uri: appleBack,
    scope: 'name email',
    state: 's2',
    nonce: 'n2',
    ...more,
  });
const post = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form) });
const googleToken = (code: string, more: Record<string, string> = {}) =>
  post(`${google.url}/token`, {
    grant_type: 'authorization_code',
    code,
    client_id: 'g',
    client_secret: 'gs',
    redirect_uri: googleBack,
    code_verifier: verifier,
    ...more,
  });
const now = () => Math.floor(Date.now() / 1000);
const secretOf = (claims: Record<string, unknown> = {}, kid = team.keyId, alg = 'ES256') =>
  new SignJWT({
    iss: team.teamId,
    sub: team.clientId,
    aud: apple.url,
    iat: now(),
    exp: now() + 300,
    ...claims,
  })
    .setProtectedHeader({ alg, kid })
    .sign(privateKey);
const appleToken = async (code: string, secret: string) =>
  post(`${apple.url}/auth/token`, {
    grant_type: 'authorization_code',
    code,
    client_id: team.clientId,
    client_secret: secret,
    redirect_uri: appleBack,
  });
const idTokenOf = async (response: Response) => ((await response.json()) as { id_token: string }).id_token;
const fault = (url: string, kind: string) =>
  fetch(`${url}/__sim/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ kind }),
  });

describe('Google', () => {
  test('describes itself at its well-known address', async () => {
    const document = await (await fetch(`${google.url}/.well-known/openid-configuration`)).json();
    expect(document).toMatchObject({ issuer: google.url, token_endpoint: `${google.url}/token` });
  });
  test('gives a signed token with the name and e-mail of who was chosen', async () => {
    const back = await visitProvider(askGoogle(), { account: 'mari@gmail.example', verified: 'yes' });
    expect(back.method).toBe('GET');
    expect(`${back.url.origin}${back.url.pathname}`).toBe(googleBack);
    expect(back.fields.state).toBe('s1');
    const token = await idTokenOf(await googleToken(back.fields.code ?? ''));
    const keys = createRemoteJWKSet(new URL(`${google.url}/oauth2/v3/certs`));
    const { payload } = await jwtVerify(token, keys, { issuer: google.url, audience: 'g' });
    expect(payload).toMatchObject({
      nonce: 'n1',
      email: 'mari@gmail.example',
      email_verified: true,
      given_name: 'Mari',
      family_name: '<b>Kask</b>',
      sub: expect.stringMatching(/^\d{21}$/),
    });
  });
  test('asks anew each time, and the same e-mail is the same subject', async () => {
    const typed = { account: 'other', email: 'new@gmail.example', firstName: 'Uus', surname: 'Inimene' };
    const subjects: unknown[] = [];
    for (const more of [{ verified: 'yes' }, {}]) {
      const back = await visitProvider(askGoogle(), { ...typed, ...more });
      const claims = decodeJwt(await idTokenOf(await googleToken(back.fields.code ?? '')));
      subjects.push([claims.sub, claims.email_verified]);
    }
    expect(subjects).toEqual([
      [expect.anything(), true],
      [(subjects[0] as string[])[0], false],
    ]);
  });
  test('sends whoever cancels back with access_denied', async () => {
    const { fields } = await visitProvider(askGoogle(), { account: 'cancel' });
    expect(fields).toMatchObject({ error: 'access_denied', state: 's1' });
  });
  test('holds the product to its word: secret, verifier, one use, address', async () => {
    const code = async () =>
      (await visitProvider(askGoogle(), { account: 'oie@gmail.example' })).fields.code ?? '';
    expect((await googleToken(await code(), { client_secret: 'other' })).status).toBe(401);
    expect((await googleToken(await code(), { code_verifier: 'x'.repeat(43) })).status).toBe(400);
    const once = await code();
    expect([(await googleToken(once)).status, (await googleToken(once)).status]).toEqual([200, 400]);
    const elsewhere = await fetch(askGoogle({ redirect_uri: 'https://evil.example/complete-login' }));
    expect(elsewhere.status).toBe(400);
    expect(await elsewhere.text()).toContain('invalid_redirect_uri');
  });
  test('shows a page that is escaped, in the language asked for, and ends', async () => {
    const start = await fetch(askGoogle({ ui_locales: 'et' }), { redirect: 'manual' });
    // A browser would hold a time against its machine's clock.
    expect(start.headers.getSetCookie().filter((one) => /expires=(?!Thu, 01 Jan 1970)/.test(one))).toEqual(
      [],
    );
    const cookie = start.headers.getSetCookie().map((one) => one.split(';')[0]);
    const url = new URL(start.headers.get('location') ?? '', google.url);
    const page = await (await fetch(url, { headers: { cookie: cookie.join('; ') } })).text();
    expect(page).toContain('Valige konto');
    expect(page).not.toContain('<b>Kask</b>');
    expect((await fetch(url)).status).toBe(410);
    const half = await fetch(url, {
      method: 'POST',
      headers: { cookie: cookie.join('; ') },
      body: new URLSearchParams({ account: 'other', email: 'x' }),
    });
    expect(half.status).toBe(400);
  });
  test('tells the time that it was told', async () => {
    const back = await visitProvider(askGoogle(), { account: 'oie@gmail.example' });
    await fetch(`${google.url}/__sim/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceSeconds: 300 }),
    });
    const { iat = 0 } = decodeJwt(await idTokenOf(await googleToken(back.fields.code ?? '')));
    expect(iat).toBeGreaterThan(now() + 290);
  });
  test.each([
    ['wrong-nonce', { nonce: 'somebody-elses-nonce' }],
    ['wrong-audience', { aud: 'another-product' }],
    ['wrong-issuer', { iss: 'https://evil.example' }],
  ])('can be told to misbehave once: %s', async (kind, claims) => {
    await fault(google.url, kind);
    const token = async () => {
      const back = await visitProvider(askGoogle(), { account: 'oie@gmail.example' });
      return decodeJwt(await idTokenOf(await googleToken(back.fields.code ?? '')));
    };
    expect(await token()).toMatchObject(claims);
    expect(await token()).toMatchObject({ nonce: 'n1', aud: 'g', iss: google.url });
  });
});

describe('Apple', () => {
  test('wants form_post when a name or an e-mail is asked for', async () => {
    expect((await fetch(askApple({ response_mode: 'query' }))).status).toBe(400);
  });
  test('posts the name at the first consent only, and never puts it into the token', async () => {
    const first = await visitProvider(askApple(), { account: 'mari@gmail.example', verified: 'yes' });
    expect([first.method, first.url.href]).toEqual(['POST', appleBack]);
    expect(JSON.parse(first.fields.user ?? '')).toEqual({
      name: { firstName: 'Mari', lastName: '<b>Kask</b>' },
      email: 'mari@gmail.example',
    });
    const claims = decodeJwt(await idTokenOf(await appleToken(first.fields.code ?? '', await secretOf())));
    expect(claims).toMatchObject({ email: 'mari@gmail.example', email_verified: 'true', nonce: 'n2' });
    expect(JSON.stringify(claims)).not.toContain('Kask');
    const second = await visitProvider(askApple(), { account: 'mari@gmail.example', verified: 'yes' });
    expect(Object.keys(second.fields)).not.toContain('user');
  });
  test('hides the address from the first consent on', async () => {
    const relayed = {
      email: expect.stringMatching(/@privaterelay\.appleid\.com$/),
      is_private_email: 'true',
    };
    for (const deeds of [{ hide: 'yes' }, {}]) {
      const { fields } = await visitProvider(askApple(), { account: 'oie@gmail.example', ...deeds });
      const claims = decodeJwt(await idTokenOf(await appleToken(fields.code ?? '', await secretOf())));
      expect(claims).toMatchObject({ ...relayed, email_verified: 'false' });
    }
  });
  test('posts back that the person cancelled', async () => {
    const back = await visitProvider(askApple(), { account: 'cancel' });
    expect(back).toMatchObject({
      method: 'POST',
      fields: { error: 'user_cancelled_authorize', state: 's2' },
    });
    expect(Object.keys(back.fields)).not.toContain('user');
  });
  test.each([
    ['of another key', () => secretOf({}, 'OTHER')],
    ['of another team', () => secretOf({ iss: 'OTHER' })],
    ['for another client', () => secretOf({ sub: 'other' })],
    ['for somebody else', () => secretOf({ aud: 'https://other.example' })],
    ['that has expired', () => secretOf({ exp: now() - 10 })],
    ['that lives too long', () => secretOf({ exp: now() + 15_777_100 })],
    ['that is none', async () => 'secret'],
  ])('refuses a client secret %s', async (_, secret) => {
    const { fields } = await visitProvider(askApple(), { account: 'mari@gmail.example' });
    const refused = await appleToken(fields.code ?? '', await secret());
    expect([refused.status, await refused.json()]).toEqual([400, { error: 'invalid_client' }]);
  });
});
