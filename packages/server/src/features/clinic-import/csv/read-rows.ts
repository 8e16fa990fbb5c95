import {
  type ImportColumn,
  importColumns,
  type ListRow,
  type ProblemField,
  type ProblemReason,
  readListRow,
} from '@tervita/domain/clinic-import';
import { BusinessError, type Country } from '@tervita/domain/core';
import { joinQuotedLines } from './join-quoted-lines.ts';
import { type FileLine, splitLines } from './split-lines.ts';

export interface FileRow {
  readonly line: number;
  readonly row: ListRow;
  /** Empty: the row counts. */
  readonly faults: readonly { readonly field: ProblemField; readonly reason: ProblemReason }[];
}

type Separator = ';' | ',';
interface FileShape {
  readonly separator: Separator;
  readonly order: readonly (ImportColumn | undefined)[];
}

const fieldPattern: Record<Separator, RegExp> = {
  ';': /;(?:\s*"((?:[^"]|"")*)"\s*(?=;|$)|([^;]*))/g,
  ',': /,(?:\s*"((?:[^"]|"")*)"\s*(?=,|$)|([^,]*))/g,
};

/** Fields stand between separators; one in quotation marks may hold them. */
const splitFields = (line: string, separator: Separator): string[] => {
  if (!line.includes('"')) return line.split(separator).map((field) => field.trim());
  const fields: string[] = [];
  for (const [, quoted, plain = ''] of `${separator}${line}`.matchAll(fieldPattern[separator]))
    fields.push((quoted?.replaceAll('""', '"') ?? plain).trim());
  return fields;
};

/** Headings as Estonian systems write them, without spaces. */
const estonianHeadings: Record<ImportColumn, readonly string[]> = {
  listCode: ['nimistu', 'nimistukood', 'nimistunumber'],
  doctorCode: ['arst', 'arstikood', 'arstiregistreerimiskood'],
  personalCode: ['isikukood'],
  firstName: ['eesnimi'],
  surname: ['perekonnanimi', 'perenimi'],
  memberFrom: ['alates', 'nimistusalates', 'liitumisekuupäev'],
};

const columnNamed = (heading: string): ImportColumn | undefined => {
  const key = heading.toLowerCase().replace(/[\s_-]/g, '');
  return importColumns.find(
    (column) => column.toLowerCase() === key || estonianHeadings[column].includes(key),
  );
};

const countOf = (text: string, sign: string) => text.split(sign).length - 1;

/** By the heading where there is one; without it the columns stand in their usual order. */
const shapeOf = (line: string): { shape: FileShape; hasHeading: boolean } => {
  const separator = countOf(line, ';') >= countOf(line, ',') ? ';' : ',';
  const order = splitFields(line, separator).map(columnNamed);
  if (!order.some((column) => column !== undefined))
    return { shape: { separator, order: importColumns }, hasHeading: false };
  // A date from which they are a patient may be missing; what says who they are may not.
  const needed = importColumns.filter((column) => column !== 'memberFrom' && column !== 'doctorCode');
  if (needed.some((column) => !order.includes(column))) throw new BusinessError('INVALID_INPUT_FILE');
  return { shape: { separator, order }, hasHeading: true };
};

const nothing: Record<ImportColumn, string> = {
  listCode: '',
  doctorCode: '',
  personalCode: '',
  firstName: '',
  surname: '',
  memberFrom: '',
};

const readLine = (country: Country, { separator, order }: FileShape, line: string): Omit<FileRow, 'line'> => {
  const fields = splitFields(line, separator);
  const given = { ...nothing };
  order.forEach((column, place) => {
    if (column) given[column] = fields[place] ?? '';
  });
  const { row, faults } = readListRow(country, given);
  return fields.length === order.length
    ? { row, faults }
    : { row, faults: [{ field: 'row', reason: 'WRONG_NUMBER_OF_FIELDS' }] };
};

async function* withFirst(first: FileLine, lines: AsyncIterable<FileLine>): AsyncGenerator<FileLine> {
  yield first;
  yield* lines;
}

/** The first line that is not empty, without the mark that may stand before it. */
const firstOf = async (lines: AsyncGenerator<FileLine>): Promise<FileLine | undefined> => {
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const text = next.value.text.replace(/^\uFEFF/, '');
    if (text.trim() !== '') return { ...next.value, text };
  }
  return undefined;
};

/** Row by row as the file comes; a row that cannot be read does not stop the others. */
export async function* readFileRows(
  content: AsyncIterable<Buffer>,
  country: Country,
): AsyncGenerator<FileRow> {
  const lines = splitLines(content);
  const first = await firstOf(lines);
  if (!first) return;
  const { shape, hasHeading } = shapeOf(first.text);
  const rest = hasHeading ? lines : withFirst(first, lines);
  for await (const { number, text } of joinQuotedLines(rest, shape.separator))
    if (text.trim() !== '') yield { line: number, ...readLine(country, shape, text) };
}
