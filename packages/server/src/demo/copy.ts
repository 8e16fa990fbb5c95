import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';

type Row = Readonly<Record<string, unknown>>;

const special = /[\\\n\r\t]/;
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const escaped = (text: string) =>
  special.test(text) ? text.replace(/[\\\n\r\t]/g, (sign) => escapes[sign] ?? sign) : text;

const quoted = (member: unknown) => `"${String(member).replace(/["\\]/g, '\\$&')}"`;

/** A value as COPY reads it in its text format. */
const copyValue = (value: unknown): string => {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return escaped(`{${value.map(quoted).join(',')}}`);
  return String(value);
};

const pieceLength = 65_536;

/** Up to so many rows as text, in pieces of a good size for the network. */
function* pieces(
  rows: Iterator<Row>,
  first: Row,
  columns: readonly string[],
  most: number,
): Generator<string> {
  let piece = '';
  let row: Row | undefined = first;
  for (let count = 1; row; count += 1) {
    let line = '';
    for (const column of columns)
      line += line === '' ? copyValue(row[column]) : `\t${copyValue(row[column])}`;
    piece += `${line}\n`;
    if (piece.length > pieceLength) {
      yield piece;
      piece = '';
    }
    const next: IteratorResult<Row> | undefined = count < most ? rows.next() : undefined;
    row = next && !next.done ? next.value : undefined;
  }
  if (piece) yield piece;
}

/** Enough for speed, little enough for memory and for the checks that wait until a statement ends. */
const rowsAtOnce = 25_000;

/**
 * COPY is refused on tables with row security, so rows are copied into a temporary table and inserted from there.
 * All rows have the columns of the first. With more than one client the next rows are copied while the last are inserted.
 */
export const copyRows = async (
  clients: readonly [pg.Client, ...pg.Client[]],
  table: string,
  rows: Iterable<Row>,
  most = rowsAtOnce,
): Promise<number> => {
  const iterator = rows[Symbol.iterator]();
  let first = iterator.next();
  if (first.done) return 0;
  const columns = Object.keys(first.value);
  const names = columns.join(', ');
  const staging = `seed_${table}`;
  const insert = async (client: pg.Client): Promise<number> => {
    const { rowCount } = await client.query(
      `insert into ${table} (${names}) select ${names} from ${staging}`,
    );
    await client.query(`truncate ${staging}`);
    return rowCount ?? 0;
  };
  for (const client of clients)
    await client.query(`create temporary table ${staging} as select ${names} from ${table} with no data`);
  const inserting = clients.map(() => Promise.resolve(0));
  let written = 0;
  for (let turn = 0; !first.done; turn = (turn + 1) % clients.length) {
    const client = clients[turn] ?? clients[0];
    written += (await inserting[turn]) ?? 0;
    const copying = client.query(from(`copy ${staging} (${names}) from stdin`));
    await pipeline(
      Readable.from(pieces(iterator, first.value, columns, most), { objectMode: true }),
      copying,
    );
    const inserted = insert(client);
    // A failure is thrown where it is waited for, not while the other client copies.
    inserted.catch(() => undefined);
    inserting[turn] = inserted;
    first = iterator.next();
  }
  for (const count of await Promise.all(inserting)) written += count;
  for (const client of clients) await client.query(`drop table ${staging}`);
  return written;
};
