import { request as httpRequest } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { json } from './http-message.ts';
import { type Running, startHttpSimulator } from './http-simulator.ts';

let simulator: Running;
let served = 0;
beforeEach(async () => {
  served = 0;
  simulator = await startHttpSimulator({
    name: 'Test',
    routes: [
      {
        method: 'GET',
        path: /^\/thing\/([^/]+)$/,
        handle: (_request, id) => {
          served += 1;
          return json(200, { id, count: 7, list: ['a'] });
        },
      },
    ],
  });
});
afterEach(() => simulator.close());

const script = (faults: unknown) =>
  fetch(`${simulator.url}/__sim/faults`, {
    method: 'POST',
    body: JSON.stringify(faults),
    headers: { 'content-type': 'application/json' },
  });
const thing = (timeoutMs = 5000) =>
  fetch(`${simulator.url}/thing/1`, { signal: AbortSignal.timeout(timeoutMs) });

describe('faults', () => {
  test('refuse resets the connection, once, and leaves no trace', async () => {
    await script({ kind: 'refuse' });
    await expect(thing()).rejects.toMatchObject({ cause: { code: 'ECONNRESET' } });
    expect(served).toBe(0);
    expect((await thing()).status).toBe(200);
  });

  test('hang never answers', async () => {
    await script({ kind: 'hang' });
    await expect(thing(100)).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('slow gives one byte a second', async () => {
    await script({ kind: 'slow' });
    const answer = await thing(1500);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('http-500 and http-429 in the order they were scripted', async () => {
    await script([{ kind: 'http-500' }, { kind: 'http-429', times: 2 }]);
    const statuses = [await thing(), await thing(), await thing(), await thing()].map(
      (answer) => answer.status,
    );
    expect(statuses).toEqual([500, 429, 429, 200]);
  });

  test('garbage is not JSON', async () => {
    await script({ kind: 'garbage' });
    await expect((await thing()).json()).rejects.toThrow(SyntaxError);
  });

  test('cut closes in the middle, after the work was done', async () => {
    await script({ kind: 'cut' });
    const answer = await thing();
    await expect(answer.text()).rejects.toThrow();
    expect(served).toBe(1);
  });

  test('huge sends 100 MB to whoever keeps reading', async () => {
    await script({ kind: 'huge' });
    let size = 0;
    for await (const chunk of (await thing(30_000)).body ?? []) size += chunk.length;
    expect(size).toBeGreaterThan(100_000_000);
  });

  test('wrong-schema keeps the keys and changes the types', async () => {
    await script({ kind: 'wrong-schema' });
    expect(await (await thing()).json()).toEqual({
      id: { unexpected: 1 },
      count: '7',
      list: { unexpected: true },
    });
  });

  test('late answers rightly, after the work was done', async () => {
    await script({ kind: 'late', delayMs: 60_000 });
    const impatient = new AbortController();
    const waiting = fetch(`${simulator.url}/thing/1`, { signal: impatient.signal });
    const failed = expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
    await vi.waitFor(() => expect(served).toBe(1));
    impatient.abort();
    await failed;
    await script({ kind: 'late', delayMs: 10 });
    expect(await (await thing()).json()).toMatchObject({ id: '1' });
  });

  test('apply to the calls they were scripted for', async () => {
    await script({ kind: 'http-500', path: '/other' });
    expect((await thing()).status).toBe(200);
    expect((await fetch(`${simulator.url}/other`)).status).toBe(500);
  });

  test.each([[{ kind: 'unknown' }], [null], [{ kind: 'late', delayMs: 'soon' }], [[{ kind: 'hang' }, {}]]])(
    'refuses the script %o',
    async (faults) => {
      expect((await script(faults)).status).toBe(400);
      expect((await thing()).status).toBe(200);
    },
  );
});

describe('control surface', () => {
  test('lists what came in and forgets it on reset', async () => {
    await script({ kind: 'http-500' });
    await fetch(`${simulator.url}/thing/a%20b?x=1`);
    const requests = async () => (await fetch(`${simulator.url}/__sim/requests`)).json();
    expect(await requests()).toMatchObject([
      { method: 'GET', path: '/thing/a%20b', query: { x: '1' }, body: '', fault: 'http-500' },
    ]);
    await script({ kind: 'hang' });
    await fetch(`${simulator.url}/__sim/reset`, { method: 'POST' });
    expect(await requests()).toEqual([]);
    expect(await (await thing()).json()).toMatchObject({ id: '1' });
  });

  test('takes nothing but JSON', async () => {
    const answer = await fetch(`${simulator.url}/__sim/faults`, { method: 'POST', body: '{"kind":"hang"}' });
    expect(answer.status).toBe(400);
  });
});

test.each([
  ['GET', '/nothing', 404],
  ['POST', '/thing/1', 405],
  ['GET', '/thing/%ff', 400],
])('%s %s gives %i', async (method, path, status) => {
  expect((await fetch(`${simulator.url}${path}`, { method })).status).toBe(status);
});

test('a strange host name is refused', async () => {
  const status = await new Promise((resolve, reject) => {
    const asked = httpRequest(`${simulator.url}/thing/1`, { headers: { host: 'evil.example' } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.once('error', reject).end();
  });
  expect(status).toBe(403);
});

test('closes while somebody hangs', async () => {
  await script({ kind: 'hang' });
  const waiting = thing();
  const failed = expect(waiting).rejects.toThrow();
  await vi.waitFor(async () => {
    expect(await (await fetch(`${simulator.url}/__sim`)).json()).toMatchObject({ requests: 1 });
  });
  await simulator.close();
  await failed;
});
