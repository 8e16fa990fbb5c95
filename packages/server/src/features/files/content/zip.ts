import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { archiveLimits } from '@tervita/domain/files';

/** Not an archive that we would hand on: broken, locked, a bomb, or with another archive inside. */
export class BadArchive extends Error {}

export interface ZipEntry {
  readonly name: string;
  readonly isDirectory: boolean;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  /** Where its own header begins. */
  readonly at: number;
}

const marks = { entry: 0x02014b50, local: 0x04034b50, end: 0x06054b50 } as const;
const sizes = { entry: 46, local: 30, end: 22, comment: 65_535 } as const;
/** A thousand entries with long names. */
const directoryMost = 1_048_576;
const stored = 0;
const deflated = 8;

const refuse = (why: string): never => {
  throw new BadArchive(why);
};

const bytesAt = async (file: FileHandle, at: number, length: number): Promise<Buffer> => {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  return bytesRead === length ? bytes : refuse('cut off');
};

const findEnd = async (file: FileHandle, size: number) => {
  const length = Math.min(size, sizes.end + sizes.comment);
  const tail = await bytesAt(file, size - length, length);
  for (let at = length - sizes.end; at >= 0; at -= 1) {
    // The comment must reach exactly to the end, or something else follows the archive.
    if (tail.readUInt32LE(at) === marks.end && at + sizes.end + tail.readUInt16LE(at + 20) === length)
      return tail.subarray(at, at + sizes.end);
  }
  return refuse('no end');
};

const readEntry = (directory: Buffer, at: number): { entry: ZipEntry; next: number } => {
  if (at + sizes.entry > directory.length || directory.readUInt32LE(at) !== marks.entry) refuse('bad entry');
  const flags = directory.readUInt16LE(at + 8);
  if (flags & 0b1 || flags & 0b100_0000) refuse('locked');
  const nameLength = directory.readUInt16LE(at + 28);
  const rest = directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  const name = directory.toString('utf8', at + sizes.entry, at + sizes.entry + nameLength);
  const entry = {
    name,
    isDirectory: name.endsWith('/'),
    method: directory.readUInt16LE(at + 10),
    packed: directory.readUInt32LE(at + 20),
    unpacked: directory.readUInt32LE(at + 24),
    at: directory.readUInt32LE(at + 42),
  };
  return { entry, next: at + sizes.entry + nameLength + rest };
};

const refuseBombs = (entries: readonly ZipEntry[], size: number) => {
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (unpacked > archiveLimits.unpackedBytes) refuse('too much inside');
  if (unpacked > size * archiveLimits.ratio) refuse('packed too tightly');
};

/** Overlapping entries let a small file unpack to any size. */
const refuseOverlaps = (entries: readonly ZipEntry[], directoryAt: number) => {
  const inOrder = entries.toSorted((a, b) => a.at - b.at);
  for (const [index, { at, packed }] of inOrder.entries()) {
    const end = inOrder[index + 1]?.at ?? directoryAt;
    if (at + sizes.local + packed > end) refuse('overlapping entries');
  }
};

/** What the archive says is in it, within bounds. */
export const readZip = async (file: FileHandle, size: number): Promise<ZipEntry[]> => {
  if (size < sizes.end) refuse('too short');
  const end = await findEnd(file, size);
  const count = end.readUInt16LE(10);
  const [length, at] = [end.readUInt32LE(12), end.readUInt32LE(16)];
  if (count > archiveLimits.entries || count === 0) refuse('too many entries, or none');
  if (end.readUInt16LE(4) !== 0 || end.readUInt16LE(8) !== count) refuse('in several pieces');
  if (length > directoryMost || at + length > size) refuse('bad directory');
  const directory = await bytesAt(file, at, length);
  const entries: ZipEntry[] = [];
  let next = 0;
  for (let index = 0; index < count; index += 1) {
    const read = readEntry(directory, next);
    entries.push(read.entry);
    next = read.next;
  }
  if (next !== length) refuse('more in the directory than it says');
  refuseBombs(entries, size);
  refuseOverlaps(entries, at);
  return entries;
};

const contentAt = async (file: FileHandle, entry: ZipEntry): Promise<number> => {
  const local = await bytesAt(file, entry.at, sizes.local);
  if (local.readUInt32LE(0) !== marks.local || local.readUInt16LE(6) & 0b1) refuse('bad local header');
  return entry.at + sizes.local + local.readUInt16LE(26) + local.readUInt16LE(28);
};

const chunk = 65_536;
/** A read stream of the handle would close it. */
const slice = async function* (file: FileHandle, start: number, length: number) {
  for (let at = 0; at < length; at += chunk) yield bytesAt(file, start + at, Math.min(chunk, length - at));
};

/** Unpacks one entry without keeping it, to see whether it is what it claims; gives its first bytes. */
export const tryEntry = async (file: FileHandle, entry: ZipEntry, keep: number): Promise<Buffer> => {
  if (entry.method !== stored && entry.method !== deflated) refuse('packed in an unknown way');
  if (entry.packed === 0) return entry.unpacked === 0 ? Buffer.alloc(0) : refuse('wrong length');
  const start = await contentAt(file, entry);
  const packed = Readable.from(slice(file, start, entry.packed));
  const content = entry.method === stored ? packed : packed.pipe(createInflateRaw());
  packed.once('error', (error) => content.destroy(error));
  const first: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of content as AsyncIterable<Buffer>) {
      if (length < keep) first.push(part.subarray(0, keep - length));
      length += part.length;
      if (length > entry.unpacked) refuse('more inside than it says');
    }
  } catch (error) {
    if (error instanceof BadArchive) throw error;
    throw new BadArchive('cannot be unpacked', { cause: error });
  } finally {
    packed.destroy();
  }
  return length === entry.unpacked ? Buffer.concat(first) : refuse('less inside than it says');
};
