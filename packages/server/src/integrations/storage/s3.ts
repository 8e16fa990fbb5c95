import { randomBytes } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { openIncoming } from './disk.ts';
import { inTurns } from './in-turns.ts';
import { type FileStorage, StorageAway } from './storage.ts';

export interface S3Options {
  readonly url: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  readonly region: string;
  /** On this machine: where files are while they come in. */
  readonly folder: string;
}

/** Amazon asks for 5 MB at least; the parts in memory at one time are these times `atOnce`. */
const partBytes = 8 * 1_048_576;
const atOnce = 4;
const answerMs = 30_000;
const prefix = 'files/';

const inXml = (xml: string, tag: string): string[] =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, value = '']) => value);

const partsOf = async function* (handle: FileHandle) {
  for (let number = 1; ; number += 1) {
    const part = Buffer.allocUnsafe(partBytes);
    const { bytesRead } = await handle.read(part, 0, partBytes, (number - 1) * partBytes);
    if (bytesRead === 0) return;
    yield { number, bytes: part.subarray(0, bytesRead) };
    if (bytesRead < partBytes) return;
  }
};

/** Any store that speaks Amazon's protocol, addressed by path. */
export const s3Storage = async (options: S3Options): Promise<FileStorage> => {
  const incoming = await openIncoming(options.folder);
  const client = new AwsClient({
    accessKeyId: options.accessKey,
    secretAccessKey: options.secretKey,
    region: options.region,
    service: 's3',
    retries: 2,
  });
  const bucket = `${options.url.replace(/\/$/, '')}/${options.bucket}`;
  const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const answer = await client
      .fetch(`${bucket}${path}`, { signal: AbortSignal.timeout(answerMs), ...init })
      .catch((error: unknown) => {
        throw new StorageAway('the store does not answer', { cause: error });
      });
    if (answer.ok) return answer;
    await answer.body?.cancel();
    throw new StorageAway(`the store answered ${answer.status}`);
  };
  const said = async (path: string, init?: RequestInit) => (await ask(path, init)).text();
  const take = inTurns(atOnce);

  const putParts = async (key: string, handle: FileHandle) => {
    const [upload] = inXml(await said(`/${key}?uploads`, { method: 'POST' }), 'UploadId');
    if (!upload) throw new StorageAway('the store began no upload');
    const of = `uploadId=${encodeURIComponent(upload)}`;
    try {
      let list = '';
      for await (const { number, bytes } of partsOf(handle)) {
        const put = await ask(`/${key}?partNumber=${number}&${of}`, { method: 'PUT', body: bytes });
        list += `<Part><PartNumber>${number}</PartNumber><ETag>${put.headers.get('etag')}</ETag></Part>`;
      }
      const body = `<CompleteMultipartUpload>${list}</CompleteMultipartUpload>`;
      // This call can fail with status 200; then its answer says so.
      const done = await said(`/${key}?${of}`, { method: 'POST', body });
      if (done.includes('<Error>')) throw new StorageAway('the store did not put the parts together');
    } catch (error) {
      await ask(`/${key}?${of}`, { method: 'DELETE' }).catch(() => undefined);
      throw error;
    }
  };

  const put = async (key: string, path: string) => {
    const handle = await open(path, 'r');
    try {
      const { size } = await handle.stat();
      if (size > partBytes) await putParts(key, handle);
      else await ask(`/${key}`, { method: 'PUT', body: await handle.readFile() });
    } finally {
      await handle.close();
    }
  };

  return {
    incoming,
    keep: (path) =>
      take(async () => {
        const key = `${prefix}${randomBytes(32).toString('hex')}`;
        await put(key, path);
        await rm(path, { force: true });
        return key;
      }),
    open: async (key) => {
      const { body } = await ask(`/${key}`, { signal: null });
      if (!body) throw new StorageAway('the store gave no content');
      return Readable.fromWeb(body as ReadableStream);
    },
    remove: async (key) => {
      await ask(`/${key}`, { method: 'DELETE' });
    },
    keptBefore: async function* (time) {
      let more: string | undefined;
      do {
        const next = more ? `&continuation-token=${encodeURIComponent(more)}` : '';
        const page = await said(`?list-type=2&prefix=${encodeURIComponent(prefix)}${next}`);
        const times = inXml(page, 'LastModified');
        for (const [index, key] of inXml(page, 'Key').entries())
          if (new Date(times[index] ?? time) < time) yield key;
        [more] = inXml(page, 'NextContinuationToken');
      } while (more);
    },
  };
};
