import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { addCompression } from './compress.ts';

const list = { eContacts: Array.from({ length: 100 }, (_, at) => ({ id: at, text: 'Köha ja palavik' })) };
const app = Fastify();
addCompression(app);
app.get('/list', async () => list);
app.get('/short', async () => ({ ok: true }));
app.get('/photo', async (_request, reply) => reply.type('image/png').send(Buffer.alloc(5_000)));
afterAll(() => app.close());

const ask = (url: string, encodings: string) =>
  app.inject({ url, headers: { 'accept-encoding': encodings } });

it.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])('a browser that takes %s gets %s, whole', async (encodings, coding, unpack) => {
  const answer = await ask('/list', encodings);
  expect(answer.headers['content-encoding']).toBe(coding);
  expect(answer.headers.vary).toBe('accept-encoding');
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  expect(JSON.parse(unpack(answer.rawPayload).toString('utf8'))).toEqual(list);
});

it('leaves what is short, packed already, or not to be packed as it is', async () => {
  expect((await ask('/short', 'br')).headers['content-encoding']).toBeUndefined();
  expect((await ask('/photo', 'br')).headers['content-encoding']).toBeUndefined();
  const plain = await ask('/list', 'identity');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.json()).toEqual(list);
});
