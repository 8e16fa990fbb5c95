import { Agent, request } from 'node:https';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type RunningPush, startPush } from './start-push.ts';

let push: RunningPush;
beforeAll(async () => {
  push = await startPush();
});
afterAll(() => push.close());
beforeEach(() => control('POST', '/reset'));

const control = async (method: string, path: string, body?: unknown) => {
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${push.url}/__sim${path}`, { method, headers, ...init });
  return (await answer.json()) as { id: string; endpoint: string; received: unknown[] };
};

const post = (url: string, headers: Record<string, string>, ca = push.ca) =>
  new Promise<number>((resolve, reject) => {
    const agent = new Agent({ ca });
    const asked = request(url, { method: 'POST', headers, agent }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    asked.on('error', reject);
    asked.end();
  });

test('stands behind a certificate of its own', async () => {
  const { endpoint } = await control('POST', '/subscriptions', { applicationServerKey: 'k' });
  expect(endpoint).toMatch(/^https:\/\/127\.0\.0\.1:\d+\/push\//);
  expect(await post(endpoint, {})).toBe(400);
  await expect(fetch(endpoint, { method: 'POST' })).rejects.toThrow();
});

test('asks for a time to live, and for a sender that it knows', async () => {
  const { id, endpoint } = await control('POST', '/subscriptions', { applicationServerKey: 'k' });
  expect(await post(endpoint, { ttl: '60', topic: 'not a topic' })).toBe(400);
  expect(await post(endpoint, { ttl: '60' })).toBe(403);
  expect(await post(endpoint, { ttl: '60', authorization: 'vapid t=a.b.c, k=abc' })).toBe(403);
  expect((await control('GET', `/subscriptions/${id}`)).received).toEqual([]);
});

test('can be told to answer with a fault', async () => {
  const { endpoint } = await control('POST', '/subscriptions', { applicationServerKey: 'k' });
  await control('POST', '/faults', [{ kind: 'redirect' }, { kind: 'http-400' }, { kind: 'http-429' }]);
  expect([await post(endpoint, {}), await post(endpoint, {}), await post(endpoint, {})]).toEqual([
    429, 303, 400,
  ]);
});
