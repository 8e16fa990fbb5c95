import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { origin, startTestApp, type TestApp } from '../../testing/app.ts';

const prod = {
  APP_MODE: 'PROD',
  PUBLIC_URL: 'https://tervita.example',
  DATABASE_URL: 'postgres://owner:x@db.example/tervita?sslmode=verify-full',
  DATABASE_USERS_SECRET: 'kR7v2mQ9xLw4Zt8bNc3pHs6yJf1dGa5e',
  RATE_LIMITS: 'on',
  TRUST_PROXY: 'false',
};
const token = 'a-token-that-only-prometheus-has-0123456789';

let demo: TestApp;
let real: TestApp;
let watched: TestApp;
beforeAll(async () => {
  demo = await startTestApp();
  const { testDatabase } = demo;
  real = await startTestApp({ env: prod, testDatabase });
  watched = await startTestApp({
    env: { ...prod, METRICS_TOKEN: token, API_DOCS: 'true' },
    testDatabase,
  });
});
afterAll(async () => {
  await Promise.all([real.app.close(), watched.app.close()]);
  await demo.close();
});

const get = ({ app }: TestApp, url: string, headers = {}) =>
  app.server.inject({ method: 'GET', url, headers });

describe('figures for whoever watches the service', () => {
  it('are closed in PROD unless there is a token', async () => {
    expect((await get(real, '/metrics')).statusCode).toBe(404);
    expect((await get(real, '/metrics', { authorization: 'Bearer ' })).statusCode).toBe(404);
  });
  it('are shown to whoever has the token', async () => {
    expect((await get(watched, '/metrics')).statusCode).toBe(404);
    expect((await get(watched, '/metrics', { authorization: `Bearer ${token}x` })).statusCode).toBe(404);
    const shown = await get(watched, '/metrics', { authorization: `Bearer ${token}` });
    expect(shown.body).toContain('tervita_http_request_seconds');
  });
  it('are open in a demonstration', async () => {
    expect((await get(demo, '/metrics')).statusCode).toBe(200);
  });
});

describe('the description of the API', () => {
  it.each(['/api/docs', '/api/docs.css', '/api/openapi.json'])(
    '%s is not there in PROD unless asked for',
    async (url) => {
      expect((await get(real, url)).statusCode).toBe(404);
      expect((await get(watched, url)).statusCode).toBe(200);
      expect((await get(demo, url)).statusCode).toBe(200);
    },
  );
});

describe('answers', () => {
  it.each(['/api/session', '/%61pi/session', '/ap%69/session', '/api/nothing'])(
    'of %s are kept nowhere',
    async (url) => {
      expect((await get(demo, url)).headers['cache-control']).toBe('no-store');
    },
  );
  it('forbid what no page of ours needs, and name the one policy that may make an address of a script', async () => {
    const { headers } = await get(demo, '/api/config');
    expect(String(headers['permissions-policy'])).toMatch(/camera=\(\), .*geolocation=\(\)/);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('trusted-types tervita-worker');
    expect(policy).toContain('report-uri /api/policy-reports');
  });
});

describe('reports of pages that tried what the policy forbids', () => {
  const send = ({ app }: TestApp, payload: string, type = 'application/csp-report', from = '198.51.100.1') =>
    app.server.inject({
      method: 'POST',
      url: '/api/policy-reports',
      headers: { 'content-type': type },
      payload,
      remoteAddress: from,
    });
  const report = (over = {}) =>
    JSON.stringify({
      'csp-report': {
        'effective-directive': 'script-src-elem',
        'blocked-uri': 'https://evil.example/x?code=48503100123',
        'document-uri': 'https://tervita.example/e-contacts/0b9dd9fc-54a4-4d0e-9b1d-3a31f3f4d3c5',
        ...over,
      },
    });
  it('are logged in a stream of their own, with neither address nor data', async () => {
    const before = demo.logged.length;
    expect((await send(demo, report())).statusCode).toBe(204);
    const lines = demo.logged.slice(before).filter((line) => line.includes('"stream":"policy"'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('script-src-elem');
    expect(lines[0]).toContain('evil.example');
    expect(lines[0]).not.toMatch(/48503100123|0b9dd9fc/);
  });
  it('are counted, and what cannot be read is refused', async () => {
    const answers = [];
    for (let at = 0; at < 12; at += 1)
      answers.push((await send(real, report(), undefined, '198.51.100.2')).statusCode);
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 204), 429, 429]);
    expect((await send(demo, '{', undefined, '198.51.100.3')).statusCode).toBe(400);
    expect((await send(demo, '[1]', 'application/reports+json', '198.51.100.4')).statusCode).toBe(400);
    expect((await send(demo, report(), 'text/plain', '198.51.100.5')).statusCode).toBe(415);
    const long = report({ 'blocked-uri': 'a'.repeat(20_000) });
    expect((await send(demo, long, undefined, '198.51.100.6')).statusCode).toBe(413);
  });
});

describe('a body', () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
  it('that is nested more than ten deep is refused before anything else looks at it', async () => {
    const send = (payload: string) =>
      demo.app.server.inject({
        method: 'POST',
        url: '/api/log',
        headers: { origin, 'content-type': 'application/json' },
        payload,
      });
    const answer = await send(nested(11));
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ issues: [{ path: ['body'], key: 'tooDeep' }] });
    expect((await send(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).statusCode).toBe(400);
    expect((await send(nested(9))).json()).not.toMatchObject({ issues: [{ key: 'tooDeep' }] });
  });
});
