import { expect, it } from 'vitest';
import { codeNumber, lineOf, listHeading } from '../../../testing/list-files.ts';
import { type FileRow, readFileRows } from './read-rows.ts';

const read = async (...lines: readonly string[]): Promise<FileRow[]> => {
  const rows: FileRow[] = [];
  const content = async function* () {
    // In small pieces, as a network brings them.
    const bytes = Buffer.from(lines.join('\r\n'));
    for (let at = 0; at < bytes.length; at += 7) yield bytes.subarray(at, at + 7);
  };
  for await (const row of readFileRows(content(), 'EE')) rows.push(row);
  return rows;
};
const linesWithFault = (rows: readonly FileRow[]) =>
  rows.filter(({ faults }) => faults.length > 0).map(({ line }) => line);

it('a line break inside quotation marks is part of the name, and later rows keep their line numbers', async () => {
  const rows = await read(
    listHeading,
    lineOf({ firstName: '"Anna\r\nMari"', surname: '"Kask ""Noor"""' }),
    lineOf({ personalCode: codeNumber(2) }),
    lineOf({ personalCode: codeNumber(3), firstName: '"Jüri\nJaan\nPeeter"' }),
  );
  expect(rows.map(({ line, row }) => [line, row.firstName])).toEqual([
    [2, 'Anna Mari'],
    [4, 'Õie'],
    [5, 'Jüri Jaan Peeter'],
  ]);
  expect(rows.every(({ row }) => row.surname === 'Kask' || row.surname.startsWith('Kask "Noor'))).toBe(true);
});

it('a quotation mark that is never closed costs its own line, not the rest of the file', async () => {
  const good = [2, 3, 4].map((number) => lineOf({ personalCode: codeNumber(number), firstName: '"Õie"' }));
  const many = Array.from({ length: 30 }, (_, at) => lineOf({ personalCode: codeNumber(10 + at) }));
  const open = lineOf({ firstName: '"Õie' });
  const rows = await read(listHeading, open, ...good, open, ...many);
  expect(rows).toHaveLength(35);
  expect(linesWithFault(rows).filter((line) => line !== 2 && line !== 6)).toEqual([]);
  expect(await read(listHeading, ...good, open)).toHaveLength(4);
});

it.each([
  ['in English', 'memberFrom;surname;firstName;personalCode;doctorCode;listCode'],
  ['in Estonian', 'Nimistus alates;Perekonnanimi;Eesnimi;Isikukood;Arsti kood;Nimistu kood'],
])('columns in another order are found by their headings %s', async (_, heading) => {
  const rows = await read(heading, `01.03.2026;Kask;Õie;${codeNumber(1)};D03962;N0412`);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    faults: [],
    row: { listCode: 'N0412', personalCode: codeNumber(1), firstName: 'Õie', surname: 'Kask' },
  });
});
