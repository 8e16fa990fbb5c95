import { randomBytes } from 'node:crypto';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../testing/temporary-folder.ts';
import { s3Storage } from './s3.ts';
import { StorageAway } from './storage.ts';

/** As much of the protocol as we speak; a request without a signature is turned away. */
const objects = new Map<string, Buffer>();
const uploads = new Map<string, Buffer[]>();
const largest = { bytes: 0 };
let fails = 0;
const list = () =>
  [...objects].map(
    ([key]) => `<Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>`,
  );

const respond = async (
  request: IncomingMessage,
): Promise<[number, string | Buffer, Record<string, string>?]> => {
  const url = new URL(request.url ?? '', 'http://store');
  const key = url.pathname.replace('/bucket', '').slice(1);
  const body = await buffer(request);
  largest.bytes = Math.max(largest.bytes, body.length);
  if (!/^AWS4-HMAC-SHA256 Credential=key\//.test(request.headers.authorization ?? '')) return [403, ''];
  if (fails > 0) {
    fails -= 1;
    return [403, ''];
  }
  const upload = url.searchParams.get('uploadId');
  if (url.searchParams.has('list-type')) return [200, `<R>${list().join('')}</R>`];
  if (url.searchParams.has('uploads')) {
    uploads.set('u/1', []);
    return [200, '<R><UploadId>u/1</UploadId></R>'];
  }
  if (upload && request.method === 'PUT') {
    uploads.get(upload)?.push(body);
    return [200, '', { etag: `"${uploads.get(upload)?.length}"` }];
  }
  if (upload && request.method === 'POST') objects.set(key, Buffer.concat(uploads.get(upload) ?? []));
  else if (request.method === 'PUT') objects.set(key, body);
  else if (request.method === 'DELETE') objects.delete(key);
  else return objects.has(key) ? [200, objects.get(key) ?? ''] : [404, ''];
  return [200, ''];
};

let server: Server;
let folder: string;
const open = () =>
  s3Storage({
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'bucket',
    accessKey: 'key',
    secretKey: 'secret',
    region: 'eu-north-1',
    folder,
  });

beforeAll(async () => {
  folder = makeTemporaryFolder('s3');
  server = createServer((request, response) => {
    void respond(request).then(([status, body, headers]) => response.writeHead(status, headers).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const keysOf = async (keys: AsyncIterable<string>) => {
  const found: string[] = [];
  for await (const key of keys) found.push(key);
  return found;
};

it.each([
  ['small', 1_000],
  ['in parts', 20 * 1_048_576],
])('keeps, gives, lists and removes a file (%s)', async (_how, size) => {
  const storage = await open();
  const content = randomBytes(size);
  const path = join(storage.incoming, 'a');
  await writeFile(path, content);
  const key = await storage.keep(path);
  expect(key).toMatch(/^files\/[0-9a-f]{64}$/);
  expect(await readdir(storage.incoming)).toEqual([]);
  expect((await buffer(await storage.open(key))).equals(content)).toBe(true);
  expect(await keysOf(storage.keptBefore(new Date('2026-02-01')))).toEqual([key]);
  expect(await keysOf(storage.keptBefore(new Date('2025-02-01')))).toEqual([]);
  await storage.remove(key);
  expect(objects.size).toBe(0);
  expect(largest.bytes).toBeLessThanOrEqual(8 * 1_048_576);
});

it('says when the store does not take or have it', async () => {
  const storage = await open();
  await writeFile(join(storage.incoming, 'b'), 'b');
  fails = 1;
  await expect(storage.keep(join(storage.incoming, 'b'))).rejects.toBeInstanceOf(StorageAway);
  await expect(storage.open('files/none')).rejects.toBeInstanceOf(StorageAway);
  expect(objects.size).toBe(0);
});
