import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { medicineKey } from '@tervita/domain/prescriptions';

export interface RegisterPackage {
  readonly package_code: string;
  readonly brand: string;
  readonly active_ingredient: string;
  readonly atc: string;
  readonly form: string;
  readonly route: string;
  readonly strength: string;
  readonly country: string;
}

/** The register's own headings, and what they are called here. */
const headings: Readonly<Record<string, keyof RegisterPackage>> = {
  'pakendi kood': 'package_code',
  'ravimi nimetus': 'brand',
  toimeaine: 'active_ingredient',
  'atc kood': 'atc',
  ravimvorm: 'form',
  manustamisviis: 'route',
  toimeainesisaldus: 'strength',
  riik: 'country',
};
const columns = Object.values(headings);
const mostLetters = 200;

/** A file that is not taken, with the line that is at fault. Nothing of it is kept then. */
export class BadRegister extends Error {
  constructor(line: number, fault: string) {
    super(`Line ${line}: ${fault}. Nothing was loaded.`);
    this.name = 'BadRegister';
  }
}

/** Fields stand between semicolons; one in quotation marks may hold them. */
export const splitLine = (line: string): string[] => {
  const fields: string[] = [];
  for (const [, quoted, plain = ''] of `;${line}`.matchAll(/;(?:"((?:[^"]|"")*)"(?=;|$)|([^;]*))/g))
    fields.push((quoted?.replaceAll('""', '"') ?? plain).trim());
  return fields;
};

const orderOf = (line: string): readonly (keyof RegisterPackage | undefined)[] => {
  const order = splitLine(line.replace(/^\uFEFF/, '')).map((heading) => headings[heading.toLowerCase()]);
  const missing = columns.filter((column) => !order.includes(column));
  if (missing.length > 0) throw new BadRegister(1, `the heading lacks ${missing.join(', ')}`);
  return order;
};

const packageOf = (line: string, number: number, order: ReturnType<typeof orderOf>): RegisterPackage => {
  const fields = splitLine(line);
  if (fields.length !== order.length)
    throw new BadRegister(number, `${fields.length} fields instead of ${order.length}`);
  const read = Object.fromEntries(
    order.flatMap((column, place) => (column ? [[column, fields[place] ?? '']] : [])),
  ) as unknown as RegisterPackage;
  for (const column of ['package_code', 'brand', 'active_ingredient', 'country'] as const)
    if (medicineKey(read[column]) === '') throw new BadRegister(number, `${column} is empty`);
  const long = columns.find((column) => read[column].length > mostLetters);
  if (long) throw new BadRegister(number, `${long} is longer than ${mostLetters}`);
  return read;
};

/** Package by package: the file of a country need not fit into memory. */
export async function* readRegister(file: string): AsyncGenerator<RegisterPackage> {
  const lines = createInterface({
    input: createReadStream(file, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  });
  let order: ReturnType<typeof orderOf> | undefined;
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (!order) order = orderOf(line);
    else if (line.trim() !== '') yield packageOf(line, number, order);
  }
  if (!order) throw new BadRegister(1, 'the file is empty');
}
