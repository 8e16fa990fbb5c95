import { open } from 'node:fs/promises';
import { endingOf, imageMaxPixels, type MediaType, mediaTypes } from '@tervita/domain/files';
import { fileTypeFromBuffer } from 'file-type';
import { officeDocument } from './office-document.ts';
import { oldOfficeDocument } from './old-office.ts';
import { pixelsOf } from './pixels.ts';

/** Enough for every kind on the list. */
const headBytes = 65_536;

/** Other names of kinds on the list. */
const known: Record<string, MediaType> = {
  'image/heif': 'image/heic',
  'video/x-m4v': 'video/mp4',
  'audio/x-m4a': 'audio/mp4',
  'audio/vnd.wave': 'audio/wav',
  'audio/wave': 'audio/wav',
  'text/rtf': 'application/rtf',
};
const onList = (mime: string | undefined): MediaType | undefined =>
  mime === undefined ? undefined : (known[mime] ?? mediaTypes.find((type) => type === mime));

const startsWith = (head: Buffer, hex: string) => head.subarray(0, hex.length / 2).toString('hex') === hex;

/** A picture on the cover can push the sound itself far back. */
const isTaggedSound = (head: Buffer, name: string) =>
  head.toString('latin1', 0, 3) === 'ID3' && endingOf(name) === 'mp3';

export interface Arrived {
  readonly path: string;
  readonly name: string;
  readonly size: number;
  /** No byte that a text would not have. */
  readonly isText: boolean;
}

const judged = async (file: Awaited<ReturnType<typeof open>>, head: Buffer, arrived: Arrived) => {
  // Archives are looked into by our own bounds, not by a library's.
  if (startsWith(head, '504b')) return officeDocument(file, arrived.size);
  if (startsWith(head, 'd0cf11e0a1b11ae1')) return oldOfficeDocument(file);
  const found = await fileTypeFromBuffer(head).catch(() => undefined);
  if (found) return onList(found.mime);
  if (isTaggedSound(head, arrived.name)) return 'audio/mpeg';
  return arrived.isText && endingOf(arrived.name) === 'txt' ? 'text/plain' : undefined;
};

/** What a file is, by its content; undefined when it is nothing that may be sent. */
export const mediaTypeOf = async (arrived: Arrived): Promise<MediaType | undefined> => {
  const file = await open(arrived.path, 'r');
  try {
    const head = Buffer.alloc(Math.min(headBytes, arrived.size));
    await file.read(head, 0, head.length, 0);
    const type = await judged(file, head, arrived);
    const pixels = type && (await pixelsOf(type, head, file));
    return pixels !== undefined && pixels > imageMaxPixels ? undefined : type;
  } finally {
    await file.close();
  }
};
