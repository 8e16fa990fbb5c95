import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Running } from '../core/http-simulator.ts';
import type { DemoPerson } from './people.ts';
import { startDokobit } from './start-dokobit.ts';

const people: DemoPerson[] = [
  { code: '49111020386', countryCode: 'EE', name: 'Õie', surname: 'Käär', group: 'patients', note: 'Mother' },
  {
    code: '38503152748',
    countryCode: 'EE',
    name: 'Jaan',
    surname: '<b>Tamm</b>',
    group: 'staff',
    note: 'Doctor',
  },
];
const returnUrl = 'http://127.0.0.1:9/back?from=gateway';

let gateway: Running;
beforeEach(async () => {
  gateway = await startDokobit({ people, accessToken: 'secret', locale: 'en' });
});
afterEach(() => gateway.close());

const post = (path: string, body: string | URLSearchParams, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}${path}`, { method: 'POST', body, headers, redirect: 'manual' });
const create = (fields: Record<string, string>, token = 'secret') =>
  post(`/api/authentication/create?access_token=${token}`, new URLSearchParams(fields));
const statusOf = (token: string, access = 'secret') =>
  fetch(`${gateway.url}/api/authentication/${token}/status?access_token=${access}`);
const created = async (fields: Record<string, string> = { return_url: returnUrl }) =>
  (await (await create(fields)).json()) as { session_token: string; url: string; expires_in: number };
const choose = (token: string, form: Record<string, string>) =>
  post(`/auth/${token}/choose`, new URLSearchParams(form));

const closed = { status: 'error', code: 1005 };

test('the whole way: create, choose, return, status once', async () => {
  const session = await created();
  expect(session).toEqual({
    status: 'ok',
    session_token: session.session_token,
    url: `${gateway.url}/auth/${session.session_token}`,
    expires_in: 3600,
  });
  expect(await (await statusOf(session.session_token)).json()).toMatchObject({
    status: 'waiting',
    code: 1003,
  });

  const picker = await (await fetch(session.url)).text();
  expect(picker).toContain('Õie Käär');
  expect(picker).not.toContain('<b>Tamm</b>');

  const chosen = await choose(session.session_token, { person: 'EE:49111020386' });
  expect(chosen.status).toBe(303);
  const back = new URL(chosen.headers.get('location') ?? '');
  expect(back.href.startsWith('http://127.0.0.1:9/back?from=gateway&session_token=')).toBe(true);

  const finished = await statusOf(back.searchParams.get('session_token') ?? '');
  expect(finished.status).toBe(200);
  expect(await finished.json()).toEqual({
    status: 'ok',
    code: '49111020386',
    country_code: 'ee',
    name: 'Õie',
    surname: 'Käär',
    authentication_method: 'smartid',
    date_authenticated: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/),
    session_token: session.session_token,
    certificate: expect.objectContaining({ name: 'Käär,Õie,49111020386', value: expect.any(String) }),
  });

  const again = await statusOf(session.session_token);
  expect(again.status).toBe(400);
  expect(await again.json()).toMatchObject(closed);
});

describe('create', () => {
  test('takes JSON as well', async () => {
    const body = JSON.stringify({ return_url: returnUrl, authentication_methods: ['smartid'] });
    const answer = await post('/api/authentication/create?access_token=secret', body, {
      'content-type': 'application/json',
    });
    expect(await answer.json()).toMatchObject({ status: 'ok' });
  });

  test('refuses a wrong access token', async () => {
    const answer = await create({ return_url: returnUrl }, 'wrong');
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ status: 'error' });
  });

  test.each([
    [{}],
    [{ return_url: returnUrl, origin_host: 'http://127.0.0.1:9' }],
    [{ return_url: 'javascript:alert(1)' }],
    [{ returnUrl }],
  ])('refuses %o', async (fields) => {
    const answer = await create(fields);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ status: 'error', errors: expect.any(Object) });
  });

  test('refuses a body of another type', async () => {
    expect((await post('/api/authentication/create?access_token=secret', 'return_url=x')).status).toBe(400);
  });
});

describe('status', () => {
  test('refuses a wrong access token', async () => {
    const { session_token } = await created();
    expect((await statusOf(session_token, 'wrong')).status).toBe(403);
  });

  test.each(['refuse', 'time-out'])('is closed after %s', async (step) => {
    const { session_token } = await created();
    const answer = await post(`/auth/${session_token}/${step}`, '');
    expect(answer.status).toBe(step === 'refuse' ? 303 : 410);
    const status = await statusOf(session_token);
    expect(status.status).toBe(400);
    expect(await status.json()).toMatchObject(closed);
    expect((await choose(session_token, { person: 'EE:49111020386' })).status).toBe(410);
  });

  test('is closed when an hour has passed, and for a token nobody knows', async () => {
    const { session_token } = await created();
    await post('/__sim/clock', JSON.stringify({ advanceSeconds: 3600 }), {
      'content-type': 'application/json',
    });
    expect(await (await statusOf(session_token)).json()).toMatchObject(closed);
    expect(await (await statusOf('unknown')).json()).toMatchObject(closed);
  });
});

describe('picker', () => {
  test('finds without accents and works without script', async () => {
    const { url } = await created();
    const found = await (await fetch(`${url}?q=oie+kaar`)).text();
    expect(found).toContain('49111020386');
    expect(found).not.toContain('38503152748');
    expect(found).not.toContain('<script');
  });

  test.each([
    ['et', 'Kes siseneb?'],
    ['ru', 'Кто входит?'],
    ['pl', 'Kto się loguje?'],
    ['xx', 'Who is signing in?'],
  ])('speaks %s', async (language, title) => {
    const { url } = await created();
    expect(await (await fetch(`${url}?lang=${language}`)).text()).toContain(title);
  });

  test('signs in a person who is not on the list', async () => {
    const { session_token } = await created();
    const typed = { country_code: 'PL', code: '85031527434', name: 'Jan', surname: 'Nowak' };
    expect((await choose(session_token, { ...typed, surname: ' ' })).status).toBe(400);
    expect((await choose(session_token, typed)).status).toBe(303);
    expect(await (await statusOf(session_token)).json()).toMatchObject({
      code: '85031527434',
      country_code: 'pl',
    });
  });

  test('lets in only the person that was asked for', async () => {
    const { session_token } = await created({ return_url: returnUrl, code: '38503152748' });
    expect((await choose(session_token, { person: 'EE:49111020386' })).status).toBe(400);
    expect((await choose(session_token, { person: 'EE:38503152748' })).status).toBe(303);
  });

  test('tells the page around the frame, and only that page', async () => {
    const { session_token, url } = await created({ origin_host: 'http://127.0.0.1:9' });
    const policy = (await fetch(url)).headers.get('content-security-policy');
    expect(policy).toContain('frame-ancestors http://127.0.0.1:9');
    const done = await choose(session_token, { person: 'EE:49111020386' });
    expect(await done.text()).toMatch(
      /parent\.postMessage\(\{"dokobitReturnToken":"\w+"\},"http:\/\/127\.0\.0\.1:9"\)/,
    );
    const script = await (await fetch(`${gateway.url}/js/dokobit-integration.min.js`)).text();
    expect(script).toContain('#Dokobit-identity-container');
  });
});
