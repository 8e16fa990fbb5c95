import { randomUUID } from 'node:crypto';
import type { Findings } from '../../core/report.ts';
import type { Sql } from '../../core/sql.ts';
import { attempt } from './session.ts';

export interface Statement {
  readonly text: string;
  readonly values?: unknown[];
}

/** Something that only looks like the work of the one who writes it. The last statement is the forgery. */
export interface Forgery {
  readonly what: string;
  readonly statements: readonly Statement[];
}

type Row = Readonly<Record<string, unknown>>;

export const insertInto = (table: string, row: Row): Statement => {
  const columns = Object.keys(row)
    .map((name) => `"${name}"`)
    .join(', ');
  return {
    text: `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`,
    values: [JSON.stringify(row)],
  };
};

/** The honest row with one thing that is not true, under an id of its own. */
export const insertWith = (table: string, honest: Row, lies: Readonly<Record<string, Row>>): Forgery[] =>
  Object.entries(lies).map(([what, lie]) => ({
    what: `${table}: ${what}`,
    statements: [insertInto(table, { ...honest, id: randomUUID(), ...lie })],
  }));

/** Checked at the end of the transaction at the latest, which never comes: all is undone. */
const writtenBy = async (sql: Sql, { statements }: Forgery): Promise<number | string> => {
  await sql.query('begin');
  try {
    let written: number | string = 0;
    for (const { text, values } of statements) {
      written = await attempt(sql, text, values);
      if (typeof written === 'string') return written;
    }
    const checked = await attempt(sql, 'set constraints all immediate');
    return typeof checked === 'string' ? checked : written;
  } finally {
    await sql.query('rollback');
  }
};

/** No right, a foreign key or a check. Any other error would be a fault of the attack and prove nothing. */
const refusals: readonly (number | string)[] = [0, 'denied', 'error 23503', 'error 23514'];

export interface ForgeryCount {
  readonly tried: number;
  readonly written: number;
}

export interface Forgeries {
  readonly honest: readonly Forgery[];
  readonly forged: readonly Forgery[];
}

/** How many forgeries were tried and how many rows they wrote; what is honest must be taken, or a refusal proves nothing. */
export const forge = async (
  sql: Sql,
  user: string,
  { honest, forged }: Forgeries,
  { check }: Findings,
): Promise<ForgeryCount> => {
  for (const one of honest) {
    const written = await writtenBy(sql, one);
    check('what is honest is taken', written === 1, { user, what: one.what, written });
  }
  let rowsWritten = 0;
  for (const one of forged) {
    const written = await writtenBy(sql, one);
    check('no forged row is written', refusals.includes(written), { user, what: one.what, written });
    if (typeof written === 'number') rowsWritten += written;
  }
  return { tried: forged.length, written: rowsWritten };
};
