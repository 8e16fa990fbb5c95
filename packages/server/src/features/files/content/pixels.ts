import type { FileHandle } from 'node:fs/promises';
import type { MediaType } from '@tervita/domain/files';

interface Size {
  readonly width: number;
  readonly height: number;
}

const png = (head: Buffer): Size => ({ width: head.readUInt32BE(16), height: head.readUInt32BE(20) });
const gif = (head: Buffer): Size => ({ width: head.readUInt16LE(6), height: head.readUInt16LE(8) });

const webp = (head: Buffer): Size | undefined => {
  const kind = head.toString('latin1', 12, 16);
  if (kind === 'VP8X') return { width: head.readUIntLE(24, 3) + 1, height: head.readUIntLE(27, 3) + 1 };
  if (kind === 'VP8 ')
    return { width: head.readUInt16LE(26) & 0x3fff, height: head.readUInt16LE(28) & 0x3fff };
  if (kind !== 'VP8L') return undefined;
  const bits = head.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
};

const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const segmentsMost = 500;

/** From marker to marker until the frame that says how large the picture is. */
const jpeg = async (file: FileHandle): Promise<Size | undefined> => {
  const head = Buffer.alloc(9);
  let at = 2;
  for (let segment = 0; segment < segmentsMost; segment += 1) {
    const { bytesRead } = await file.read(head, 0, 9, at);
    if (bytesRead < 9 || head.readUInt8(0) !== 0xff) return undefined;
    const marker = head.readUInt8(1);
    if (isFrame(marker)) return { width: head.readUInt16BE(7), height: head.readUInt16BE(5) };
    at += marker === 0xff ? 1 : 2 + head.readUInt16BE(2);
  }
  return undefined;
};

/** How many points a picture has; undefined where the kind does not say it in a simple way. */
export const pixelsOf = async (
  type: MediaType,
  head: Buffer,
  file: FileHandle,
): Promise<number | undefined> => {
  const readers: Partial<Record<MediaType, () => Size | undefined | Promise<Size | undefined>>> = {
    'image/png': () => png(head),
    'image/gif': () => gif(head),
    'image/webp': () => webp(head),
    'image/jpeg': () => jpeg(file),
  };
  const read = readers[type];
  if (!read) return undefined;
  // A picture that does not say its size is no picture.
  if (head.length < 30) return Number.POSITIVE_INFINITY;
  const size = await read();
  return size ? size.width * size.height : Number.POSITIVE_INFINITY;
};
