import { createHash, randomBytes } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileMaxBytes } from '@tervita/domain/files';
import { TooLarge, UploadCut } from '../../core/http/errors.ts';

export interface ReceivedFile {
  readonly path: string;
  readonly size: number;
  readonly sha256: Buffer;
  readonly isText: boolean;
}

/** Slower than this over a whole window, and the line is held for nothing. */
const slowest = { bytes: 20_000 * 15, ms: 15_000 };

// Tab, line ends, form feed, and the escape of old terminals.
const inText = [9, 10, 11, 12, 13, 27];
const isControl = (byte: number) => byte < 32 && !inText.includes(byte);
const wide = ['fffe', 'feff'];

/** Text has no control characters; in the two-byte form of Windows every other byte is one, and its mark says so. */
const textWatch = () => {
  let isText = true;
  let isWide: boolean | undefined;
  return {
    see: (chunk: Buffer) => {
      isWide ??= wide.includes(chunk.toString('hex', 0, 2));
      if (isText && !isWide && chunk.some(isControl)) isText = false;
    },
    isText: () => isText,
  };
};

const watchSpeed = (content: Readable) => {
  let since = 0;
  const timer = setInterval(() => {
    if (since < slowest.bytes) content.destroy(new UploadCut('too slow'));
    since = 0;
  }, slowest.ms);
  return {
    see: (chunk: Buffer) => {
      since += chunk.length;
    },
    stop: () => clearInterval(timer),
  };
};

/** Written as it comes, hashed and counted on the way, and safe on the disk when this returns. */
export const receive = async (content: Readable, folder: string): Promise<ReceivedFile> => {
  const path = join(folder, randomBytes(24).toString('hex'));
  const hash = createHash('sha256');
  const text = textWatch();
  const speed = watchSpeed(content);
  let size = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > fileMaxBytes) throw new TooLarge();
      hash.update(chunk);
      text.see(chunk);
      speed.see(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
    await file.close();
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(path, { force: true });
    content.destroy();
    const isOurs = error instanceof TooLarge || error instanceof UploadCut;
    const isDisk = error instanceof Error && 'syscall' in error && error.syscall !== 'read';
    throw isOurs || isDisk ? error : new UploadCut('cut off', { cause: error });
  } finally {
    speed.stop();
  }
  return { path, size, sha256: hash.digest(), isText: text.isText() };
};
