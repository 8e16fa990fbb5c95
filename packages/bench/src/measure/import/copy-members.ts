import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from } from 'pg-copy-streams';
import type { Sql } from '../../core/sql.ts';
import type { ImportFile } from './list-file.ts';

const piece = 1_000;

/** In pieces of a good size for the network. */
function* inPieces(lines: readonly string[]): Generator<string> {
  for (let at = 0; at < lines.length; at += piece) yield lines.slice(at, at + piece).join('');
}

const copy = (sql: Sql, statement: string, lines: readonly string[]) =>
  pipeline(Readable.from(inPieces(lines)), sql.query(from(statement)));

/** The same people straight into the same tables, as superuser and with nothing judged: how long that takes. */
export const copyMembers = async (sql: Sql, clinicId: string, { people }: ImportFile): Promise<number> => {
  for (const code of new Set(people.map(({ listCode }) => listCode)))
    await sql.query('insert into patient_list (clinic_id, code) values ($1, $2)', [clinicId, code]);
  const at = new Date().toISOString();
  const persons: string[] = [];
  const members: string[] = [];
  for (const { listCode, code, birthDate, sex, firstName, surname } of people) {
    const personId = randomUUID();
    persons.push(
      `${personId}\tEE\t${firstName}\t${surname}\t${birthDate}\t${sex}\t${clinicId}\t${at}\t${at}\n`,
    );
    members.push(
      `${randomUUID()}\t${clinicId}\t${personId}\tMEMBER\t${listCode}\t${firstName}\t${surname}\t${code}\t${birthDate}\t${sex}\t${at}\tREGISTER\t${at}\t${at}\n`,
    );
  }
  const began = performance.now();
  await copy(
    sql,
    'copy person (id, country, first_name, surname, birth_date, sex, held_by_clinic_id, created_at, updated_at) from stdin',
    persons,
  );
  await copy(
    sql,
    `copy clinic_member (id, clinic_id, person_id, status, list_code, first_name, surname, personal_code, birth_date, sex,
       confirmed_at, confirmed_by, created_at, updated_at) from stdin`,
    members,
  );
  return performance.now() - began;
};
