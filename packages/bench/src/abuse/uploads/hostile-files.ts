import { crc32, deflateRawSync } from 'node:zlib';
import { eicar } from '../../core/clamd.ts';

interface Part {
  readonly name: string;
  readonly content: Buffer | string;
  /** What the directory says of its size. */
  readonly claims?: number;
  readonly flags?: number;
  /** Stands where the one before it stands. */
  readonly overlaps?: boolean;
}

const headerOf = (name: Buffer, packed: Buffer, content: Buffer, part: Part) => {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(part.flags ?? 0, 6);
  header.writeUInt16LE(8, 8);
  header.writeUInt32LE(crc32(content), 14);
  header.writeUInt32LE(packed.length, 18);
  header.writeUInt32LE(part.claims ?? content.length, 22);
  header.writeUInt16LE(name.length, 26);
  return header;
};

/** By hand, so that it can lie. */
const zip = (parts: readonly Part[]): Buffer => {
  const body: Buffer[] = [];
  const directory: Buffer[] = [];
  let [at, before] = [0, 0];
  for (const part of parts) {
    const [content, name] = [Buffer.from(part.content), Buffer.from(part.name)];
    const packed = deflateRawSync(content);
    const header = headerOf(name, packed, content, part);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    header.copy(entry, 6, 4, 30);
    entry.writeUInt32LE(part.overlaps ? before : at, 42);
    directory.push(entry, name);
    if (part.overlaps) continue;
    body.push(header, name, packed);
    before = at;
    at += header.length + name.length + packed.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  // The field has two bytes; an archive with more says the most it can.
  for (const place of [8, 10]) end.writeUInt16LE(Math.min(parts.length, 65_535), place);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...body, entries, end]);
};

const word: readonly Part[] = [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'word/document.xml', content: '<document/>' },
];
const docx = (...more: readonly Part[]) => zip([...word, ...more]);
export const pdf = (inside = '') =>
  Buffer.from(
    `%PDF-1.4\n1 0 obj\n<< /Length ${inside.length} >>\nstream\n${inside}\nendstream\nendobj\n%%EOF\n`,
    'latin1',
  );
const png = (width: number, height: number) => {
  const head = Buffer.alloc(60);
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex').copy(head);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return head;
};
const gif = Buffer.concat([
  Buffer.from('GIF89a/*', 'latin1'),
  Buffer.alloc(24),
  Buffer.from('*/=1;alert(1)//;'),
]);
const text = (value: string) => Buffer.from(value, 'latin1');
const many = (count: number) =>
  Array.from({ length: count }, (_, n): Part => ({ name: `word/${n}.xml`, content: '' }));
const megabytes = (count: number) => Buffer.alloc(count * 1_048_576);

export interface HostileFile {
  readonly what: string;
  readonly name: string;
  readonly content: Buffer;
  /** Taken in is fine where the state says what it is, or where a download cannot harm. */
  readonly expects: 'refused' | 'taken' | 'INFECTED';
}

const refused = (what: string, name: string, content: Buffer): HostileFile => ({
  what,
  name,
  content,
  expects: 'refused',
});
const infected = (what: string, name: string, content: Buffer): HostileFile => ({
  what,
  name,
  content,
  expects: 'INFECTED',
});

export const hostileFiles: readonly HostileFile[] = [
  infected('test virus, raw', 'a.txt', text(eicar)),
  infected(
    'test virus in a document, which is a zip',
    'a.docx',
    docx({ name: 'word/media/a', content: eicar }),
  ),
  infected('test virus in a PDF', 'a.pdf', pdf(eicar)),
  infected('test virus behind a picture', 'a.gif', Buffer.concat([gif, text(eicar)])),
  refused(
    'test virus in an archive in a document',
    'a.docx',
    docx({ name: 'word/a.zip', content: zip([{ name: 'a', content: eicar }]) }),
  ),
  refused('test virus in a plain archive', 'a.zip', zip([{ name: 'a.txt', content: eicar }])),
  refused('a program', 'a.exe', text('MZ\x90\x00\x03\x00\x00\x00')),
  refused('a program called a letter', 'a.pdf', text('MZ\x90\x00\x03\x00\x00\x00')),
  refused('a page called a text', 'a.html', text('<html><script>alert(1)</script>')),
  refused('a page that begins like a letter', 'a.html', pdf('<script>alert(1)</script>')),
  refused(
    'a drawing with script',
    'a.svg',
    text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  ),
  refused('a letter with the ending of a program', 'a.pdf.exe', pdf()),
  refused('a name that reads backwards', 'a\u202Efdp.exe', pdf()),
  { what: 'a picture that is a script as well', name: 'a.gif', content: gif, expects: 'taken' },
  {
    what: 'a letter that is an archive as well',
    name: 'a.pdf',
    content: Buffer.concat([pdf(), zip(word)]),
    expects: 'taken',
  },
  { what: 'a name that climbs', name: '../../../../etc/cron.d/a.pdf', content: pdf(), expects: 'taken' },
  { what: 'a name of 1,000 characters', name: `${'a'.repeat(996)}.pdf`, content: pdf(), expects: 'taken' },
  refused('a document with a program inside', 'a.docx', docx({ name: 'word/vbaProject.bin', content: 'x' })),
  refused('a bomb', 'a.docx', docx({ name: 'word/a.xml', content: megabytes(20) })),
  refused(
    'a bomb that lies about its size',
    'a.docx',
    docx({ name: 'word/a.xml', content: megabytes(20), claims: 9 }),
  ),
  refused(
    'overlapping entries',
    'a.docx',
    docx({ name: 'word/a.xml', content: 'abc' }, { name: 'word/b.xml', content: 'abc', overlaps: true }),
  ),
  refused('100,000 entries', 'a.docx', docx(...many(100_000))),
  refused('a locked document', 'a.docx', docx({ name: 'word/a.xml', content: 'a', flags: 1 })),
  refused('65,535² points', 'a.png', png(65_535, 65_535)),
  refused('nothing', 'a.pdf', Buffer.alloc(0)),
  refused('bytes called a text', 'a.txt', Buffer.from([0, 1, 2, 3])),
];
