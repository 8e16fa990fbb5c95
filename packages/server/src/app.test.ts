import { listPatientEContacts } from '@tervita/contract/e-contacts';
import { allRoutes } from '@tervita/contract/routes';
import { reportLog } from '@tervita/contract/support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './core/database/database.ts';
import { origin, startTestApp, type TestApp } from './testing/app.ts';
import { eventually } from './testing/eventually.ts';
import { given } from './testing/given.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
const get = (url: string, headers = {}) => test.app.server.inject({ method: 'GET', url, headers });

describe('the server', () => {
  it('describes every call from the contract', async () => {
    const description = (await get('/api/openapi.json')).json() as {
      paths: Record<string, Record<string, unknown>>;
    };
    const described = Object.values(description.paths).flatMap((operations) => Object.keys(operations));
    expect(described).toHaveLength(allRoutes.length);
    const page = await get('/api/docs');
    expect(page.statusCode).toBe(200);
    for (const { route } of allRoutes) expect(page.body).toContain(route.path.replace(/:(\w+)/g, '{$1}'));
  });

  it('says how it is', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'alive' });
    expect((await get('/readyz')).json()).toEqual({ status: 'ready' });
    expect((await get('/metrics')).body).toContain('tervita_http_request_seconds_count');
  });

  it('sends a strict policy with everything', async () => {
    const { headers } = await get('/api/config');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|\*|https:/);
  });

  it('answers an address nobody serves without repeating it', async () => {
    const answer = await get('/api/persons/48503152740');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('48503152740');
  });

  it('refuses a body over 256 KB and a content type that is not JSON', async () => {
    const post = (payload: string, type: string) =>
      test.app.server.inject({
        method: 'POST',
        url: '/api/log',
        headers: { origin, 'content-type': type },
        payload,
      });
    expect(
      (await post(JSON.stringify({ message: 'a'.repeat(300_000) }), 'application/json')).statusCode,
    ).toBe(413);
    expect((await post('a=1', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    expect((await post('{"type":1', 'application/json')).statusCode).toBe(400);
    expect((await post('{"__proto__":{"x":1}}', 'application/json')).statusCode).toBe(400);
  });

  it('writes no personal data into its log', async () => {
    const scene = await given(test.database).clinicWithPatient();
    await test.call(listPatientEContacts, { query: {} }, { as: scene.asPatient });
    await get('/api/patient/person/lookup?personalCode=48503152740', {
      cookie: `tervita=${scene.asPatient}`,
    });
    const log = test.logged.join('');
    expect(log).toContain('GET /api/patient/e-contacts');
    for (const secret of ['48503152740', 'Maasikas', scene.asPatient, 'example.com'])
      expect(log).not.toContain(secret);
  });
});

describe('reports of browsers', () => {
  const report = (message: string) =>
    test.call(reportLog, { body: { type: 'error-boundary', level: 'error', message } });
  it('reach the log without control characters, codes or addresses', async () => {
    await report('line\r\nbreak 48503152740 mari@example.com \u001b[31m');
    expect(test.logged.at(-2)).toContain('line  break • •');
  });
  it('over 1000 characters are refused, and over ten a minute too', async () => {
    expect((await report('a'.repeat(1001))).status).toBe(400);
    const statuses = [];
    for (let count = 0; count < 12; count += 1) statuses.push((await report('x')).status);
    expect(statuses).toContain(429);
  });
});

describe('with the database away', () => {
  it('answers 503 and says when to come back, and stays alive', async () => {
    const { address } = test.testDatabase;
    const nowhere = { ...address, url: address.url.replace(/:\d+\//, ':1/') };
    const away = openDatabase(nowhere);
    const lost = Object.assign(test.database, {});
    const [system, write, read] = [lost.system, lost.write, lost.read];
    Object.assign(test.database, { system: away.system, write: away.write, read: away.read });
    const answer = await test.call(listPatientEContacts, { query: {} }, { as: 'somebody' });
    // It may answer from a look that is up to a second old.
    await eventually(async () => expect((await get('/readyz')).statusCode).toBe(503));
    Object.assign(test.database, { system, write, read });
    expect(answer.status).toBe(503);
    await eventually(async () => expect((await get('/readyz')).statusCode).toBe(200));
    await away.close();
  });
});
