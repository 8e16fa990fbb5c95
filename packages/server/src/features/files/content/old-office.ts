import type { FileHandle } from 'node:fs/promises';
import type { MediaType } from '@tervita/domain/files';

const headerBytes = 512;
const entryBytes = 128;
/** A directory of 256 entries; a document has a few dozen. */
const sectorsMost = 64;
const noSector = 0xfffffffa;

const streams: readonly (readonly [name: string, type: MediaType])[] = [
  ['WordDocument', 'application/msword'],
  ['Workbook', 'application/vnd.ms-excel'],
  ['Book', 'application/vnd.ms-excel'],
];

const bytesAt = async (file: FileHandle, at: number, length: number): Promise<Buffer | undefined> => {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  return bytesRead === length ? bytes : undefined;
};

const namesIn = (sector: Buffer): string[] => {
  const names: string[] = [];
  for (let at = 0; at + entryBytes <= sector.length; at += entryBytes) {
    const length = sector.readUInt16LE(at + 64);
    if (length >= 2 && length <= 64) names.push(sector.toString('utf16le', at, at + length - 2));
  }
  return names;
};

/** The names in the container that Word and Excel used before 2007; installers use the same container. */
const streamNames = async (file: FileHandle): Promise<string[]> => {
  const header = await bytesAt(file, 0, headerBytes);
  const shift = header?.readUInt16LE(30) ?? 0;
  if (!header || (shift !== 9 && shift !== 12)) return [];
  const bytes = 2 ** shift;
  const names: string[] = [];
  let sector = header.readUInt32LE(48);
  for (let read = 0; read < sectorsMost && sector < noSector; read += 1) {
    const content = await bytesAt(file, (sector + 1) * bytes, bytes);
    if (!content) break;
    names.push(...namesIn(content));
    const table = Math.floor((sector * 4) / bytes);
    if (table >= 109) break;
    const next = await bytesAt(
      file,
      (header.readUInt32LE(76 + table * 4) + 1) * bytes + ((sector * 4) % bytes),
      4,
    );
    sector = next?.readUInt32LE(0) ?? noSector;
  }
  return names;
};

export const oldOfficeDocument = async (file: FileHandle): Promise<MediaType | undefined> => {
  const names = await streamNames(file);
  return streams.find(([name]) => names.includes(name))?.[1];
};
