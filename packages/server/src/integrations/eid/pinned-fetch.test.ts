import { X509Certificate } from 'node:crypto';
import { type RunningPush, startPush } from '@tervita/simulators';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fetchPinned, keyPinOf } from './pinned-fetch.ts';

let server: RunningPush;
beforeAll(async () => {
  server = await startPush();
});
afterAll(() => server.close());

const ask = (keyPins: readonly string[]) =>
  fetchPinned(
    new URL(`${server.pushUrl}/__sim`),
    { method: 'GET', timeoutMs: 5_000 },
    { keyPins, ca: server.ca },
  );

it('speaks to a server whose key it knows', async () => {
  const pin = keyPinOf(new X509Certificate(server.ca));
  expect((await ask([pin])).status).toBe(200);
  expect((await ask(['A'.repeat(43), pin].map((each) => each.padEnd(44, '=')))).status).toBe(200);
});

it('does not speak to one with another key, though an authority that is trusted vouches for it', async () => {
  await expect(ask([`${'A'.repeat(43)}=`])).rejects.toThrow(/key of the server/);
});
