import type { FileHandle } from 'node:fs/promises';
import type { MediaType } from '@tervita/domain/files';
import { BadArchive, readZip, tryEntry, type ZipEntry } from './zip.ts';

const openDocuments: Record<string, MediaType> = {
  'application/vnd.oasis.opendocument.text': 'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet': 'application/vnd.oasis.opendocument.spreadsheet',
};
const microsoft: readonly (readonly [part: string, type: MediaType])[] = [
  ['word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['xl/workbook.xml', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
];

/** Zip, RAR, 7-Zip, gzip, xz, cabinet and Microsoft's old container, by their first bytes. */
const archives = ['504b0304', '504b0506', '52617221', '377abcaf', '1f8b', 'fd377a58', '4d534346', 'd0cf11e0'];
const isArchive = (first: Buffer) => archives.some((mark) => first.toString('hex').startsWith(mark));
/** Programs inside a document; kinds that carry them have other names, and none of those is on the list. */
const macros = /(^|\/)(vbaProject\.bin|vbaData\.xml|Basic\/)/i;

const kindOf = (entries: readonly ZipEntry[], mimetype: string): MediaType | undefined => {
  const open = openDocuments[mimetype];
  if (open) return open;
  const names = new Set(entries.map(({ name }) => name));
  if (!names.has('[Content_Types].xml')) return undefined;
  return microsoft.find(([part]) => names.has(part))?.[1];
};

/** Word and Excel documents of today and OpenDocument are archives; undefined: some other archive. */
export const officeDocument = async (file: FileHandle, size: number): Promise<MediaType | undefined> => {
  try {
    const entries = await readZip(file, size);
    if (entries.some(({ name }) => macros.test(name))) return undefined;
    let mimetype = '';
    for (const entry of entries.filter(({ isDirectory }) => !isDirectory)) {
      const first = await tryEntry(file, entry, 128);
      if (isArchive(first)) return undefined;
      if (entry.name === 'mimetype') mimetype = first.toString('latin1');
    }
    return kindOf(entries, mimetype);
  } catch (error) {
    if (error instanceof BadArchive) return undefined;
    throw error;
  }
};
