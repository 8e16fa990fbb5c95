import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  readonly name: string;
  readonly content: Buffer | string;
  /** What the directory claims, where it lies. */
  readonly claims?: number;
  readonly flags?: number;
  /** Points at the entry before instead of its own. */
  readonly overlaps?: boolean;
}

const localHeader = (name: Buffer, packed: Buffer, content: Buffer, part: ZipPart) => {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(part.flags ?? 0, 6);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(crc32(content), 14);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(part.claims ?? content.length, 22);
  header.writeUInt16LE(name.length, 26);
  return Buffer.concat([header, name]);
};

const directoryEntry = (local: Buffer, name: Buffer, at: number) => {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(20, 4);
  local.copy(entry, 6, 4, 30);
  entry.writeUInt32LE(at, 42);
  return Buffer.concat([entry, name]);
};

/** A zip archive by hand, so that it can lie. */
export const zipOf = (parts: readonly ZipPart[]): Buffer => {
  const body: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  let before = 0;
  for (const part of parts) {
    const content = Buffer.from(part.content);
    const name = Buffer.from(part.name);
    const packed = deflateRawSync(content);
    const local = localHeader(name, packed, content, part);
    directory.push(directoryEntry(local, name, part.overlaps ? before : at));
    if (part.overlaps) continue;
    body.push(local, packed);
    before = at;
    at += local.length + packed.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...body, entries, end]);
};

export const wordParts: readonly ZipPart[] = [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'word/document.xml', content: '<document/>' },
];
export const docx = (...more: ZipPart[]): Buffer => zipOf([...wordParts, ...more]);

export const pdf = (inside = ''): Buffer => {
  const stream = `4 0 obj\n<< /Length ${inside.length} >>\nstream\n${inside}\nendstream\nendobj\n`;
  return Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n${stream}trailer\n<< /Root 1 0 R >>\n%%EOF\n`,
    'latin1',
  );
};

/** The head of a picture; a size can be claimed. */
export const png = (width = 1, height = 1): Buffer => {
  const head = Buffer.alloc(33);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(head);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  head.writeUInt8(8, 24);
  head.writeUInt8(6, 25);
  const data = Buffer.from('0000000a49444154789c6360000002000154a24f5d0000000049454e44ae426082', 'hex');
  return Buffer.concat([head, data]);
};

export const jpeg = (width = 1, height = 1): Buffer => {
  const frame = Buffer.from('ffc0000b080001000101011100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const head = Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex');
  return Buffer.concat([head, frame, Buffer.from('ffda0008010100003f00ffd9', 'hex')]);
};
