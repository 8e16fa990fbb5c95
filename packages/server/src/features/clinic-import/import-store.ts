import type { ImportProblem, ListImport } from '@tervita/contract/clinic-import';
import {
  type ImportSource,
  type ImportState,
  losesTooMany,
  type RegisterFault,
} from '@tervita/domain/clinic-import';
import { type Selectable, sql } from 'kysely';
import type { Touched } from '../../core/audit/audit.ts';
import type { Reader, Tx } from '../../core/database/database.ts';
import type { DB } from '../../core/database/schema.generated.ts';
import { NotFound } from '../../core/http/errors.ts';
import type { Actor } from '../../core/session/actor.ts';

export type ImportRecord = Selectable<DB['list_import']>;

/** Only an admin of that very clinic; of another clinic nothing is known. */
export const assertAdminOf = (actor: Actor, clinicId: string): void => {
  if (!actor.employments.some((each) => each.clinicId === clinicId && each.isAdmin)) throw new NotFound();
};

const clinicsAdministered = (actor: Actor) =>
  actor.employments.filter(({ isAdmin }) => isAdmin).map(({ clinicId }) => clinicId);

const listsOf = (db: Reader, importIds: readonly string[]) =>
  db
    .selectFrom('list_import_list')
    .selectAll()
    .where('import_id', 'in', [...importIds])
    .orderBy('list_code')
    .limit(2_000)
    .execute();

export const toImports = async (db: Reader, records: readonly ImportRecord[]): Promise<ListImport[]> => {
  if (records.length === 0) return [];
  const lists = await listsOf(
    db,
    records.map(({ id }) => id),
  );
  return records.map((record) => {
    const own = lists.filter(({ import_id }) => import_id === record.id);
    return {
      id: record.id,
      clinicId: record.clinic_id,
      source: record.source as ImportSource,
      state: record.state as ImportState,
      byName: record.user_name,
      isDryRun: record.is_dry_run,
      rowsTotal: record.rows_total,
      rowsRead: record.rows_read,
      rowsBad: record.rows_bad,
      new: record.new_count,
      changed: record.changed_count,
      left: record.left_count,
      same: record.same_count,
      losesTooMany: own
        .filter((list) => losesTooMany({ before: list.before_count, left: list.left_count }))
        .map(({ list_code }) => list_code),
      agreedLeft: record.agreed_left_count,
      problems: record.problem_count,
      startedAt: record.started_at.toISOString(),
      finishedAt: record.finished_at?.toISOString() ?? null,
      failure: record.failure as RegisterFault | null,
      lists: own.map((list) => ({
        listCode: list.list_code,
        rowsTotal: list.rows_total,
        rowsRead: list.rows_read,
        before: list.before_count,
        new: list.new_count,
        changed: list.changed_count,
        left: list.left_count,
        same: list.same_count,
      })),
    };
  });
};

const importsOf = (db: Reader, actor: Actor, id: string) =>
  db
    .selectFrom('list_import')
    .selectAll()
    .where('id', '=', id)
    .where('clinic_id', 'in', ['00000000-0000-0000-0000-000000000000', ...clinicsAdministered(actor)]);

export const findImport = async (db: Reader, actor: Actor, id: string): Promise<ImportRecord> => {
  const record = await importsOf(db, actor, id).executeTakeFirst();
  if (!record) throw new NotFound();
  return record;
};

/** One after the other with the worker: while rows are being put into the lists, whoever asks waits or tries later. */
export const lockImport = async (tx: Tx, actor: Actor, id: string): Promise<ImportRecord> => {
  const record = await importsOf(tx, actor, id).forUpdate().executeTakeFirst();
  if (!record) throw new NotFound();
  return record;
};

export const answerOf = async (db: Reader, record: ImportRecord): Promise<ListImport> => {
  const [answer] = await toImports(db, [record]);
  if (!answer) throw new NotFound();
  return answer;
};

/** The problems of so many lines, in their order; whose names they show goes into the audit log. */
export const problemsAfter = async (
  db: Reader,
  importId: string,
  { afterLine, lines, touched }: { afterLine: number; lines: number; touched: Touched },
): Promise<ImportProblem[]> => {
  const { rows } = await sql<ImportProblem & { personId: string | null }>`
    select p.line, p.field, p.reason, p.is_warning as "isWarning", p.list_code as "listCode",
      p.clinic_member_id as "clinicMemberId", m.person_id as "personId",
      case when p.imported_surname is not null and (m.first_name, m.surname) is distinct from (p.imported_first_name, p.imported_surname) then
        json_build_object('known', m.first_name || ' ' || m.surname,
          'imported', p.imported_first_name || ' ' || p.imported_surname)
      end as names
    from list_import_problem p left join clinic_member m on m.clinic_id = p.clinic_id and m.id = p.clinic_member_id
    where p.import_id = ${importId} and p.line in (select distinct line from list_import_problem
      where import_id = ${importId} and line > ${afterLine} order by line limit ${lines})
    order by p.line, p.field, p.reason`.execute(db);
  return rows.map(({ personId, ...problem }) => {
    if (personId) touched.personIds.add(personId);
    return problem;
  });
};
