import {
  importProblemsMost,
  type ListRow,
  type ProblemField,
  type ProblemReason,
} from '@tervita/domain/clinic-import';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/database.ts';

export interface StagedRow {
  readonly line: number;
  readonly row: ListRow;
  readonly faults: readonly { readonly field: ProblemField; readonly reason: ProblemReason }[];
}

interface ImportKey {
  readonly importId: string;
  readonly clinicId: string;
}

/** How many more problems of an import are kept. */
export const problemsLeft = (importId: string) => sql`greatest(0, ${sql.lit(importProblemsMost)} -
  (select count(distinct kept.line) from list_import_problem kept where kept.import_id = ${importId}::uuid))`;

/** Puts rows beside the lists, where they wait. The database refuses them when the import has ended meanwhile. */
export const stageRows = async (
  tx: Tx,
  { importId, clinicId }: ImportKey,
  staged: readonly StagedRow[],
): Promise<void> => {
  const column = <T>(pick: (each: StagedRow) => T) => staged.map(pick);
  await sql`
    insert into list_import_row (import_id, clinic_id, line, list_code, doctor_code, personal_code, first_name, surname,
      birth_date, sex, member_from, is_newborn, is_bad)
    select ${importId}::uuid, ${clinicId}::uuid, r.* from unnest(${column(({ line }) => line)}::int[],
      ${column(({ row }) => row.listCode)}::text[], ${column(({ row }) => row.doctorCode)}::text[],
      ${column(({ row }) => row.personalCode)}::text[], ${column(({ row }) => nameToKeep(row.firstName, row.isNewborn))}::text[],
      ${column(({ row }) => nameToKeep(row.surname, false))}::text[], ${column(({ row }) => row.birthDate)}::date[],
      ${column(({ row }) => row.sex)}::text[], ${column(({ row }) => row.memberFrom)}::date[],
      ${column(({ row }) => row.isNewborn)}::boolean[], ${column(({ faults }) => faults.length > 0)}::boolean[]) as r`.execute(
    tx,
  );
  const problems = staged
    .filter(({ faults }) => faults.length > 0)
    .slice(0, importProblemsMost)
    .flatMap(({ line, row, faults }) =>
      faults.map(({ field, reason }) => ({ line, field, reason, listCode: row.listCode || null })),
    );
  if (problems.length === 0) return;
  await sql`
    insert into list_import_problem (import_id, clinic_id, line, field, reason, is_warning, list_code)
    select ${importId}::uuid, ${clinicId}::uuid, p.line, p.field, p.reason, false, p.list_code
    from (select *, dense_rank() over (order by line) as place
      from unnest(${problems.map(({ line }) => line)}::int[], ${problems.map(({ field }) => field)}::text[],
        ${problems.map(({ reason }) => reason)}::text[], ${problems.map(({ listCode }) => listCode)}::text[])
        as given (line, field, reason, list_code)) p
    where p.place <= ${problemsLeft(importId)}
    on conflict do nothing`.execute(tx);
};

const nameMost = 100;

/** The mother's code is never kept as a name, and of a bad row no more than a name's length. */
const nameToKeep = (name: string, isNewborn: boolean): string =>
  isNewborn ? '' : name.replaceAll('\u0000', '').slice(0, nameMost);

export interface StagedList {
  readonly listCode: string;
  readonly doctorCode: string | null;
  readonly rowsTotal: number;
  readonly rowsBad: number;
}

/** Counts the rows of each list while they come. */
export class StagedLists {
  private readonly lists = new Map<
    string,
    { doctorCode: string | null; rowsTotal: number; rowsBad: number }
  >();
  rowsTotal = 0;
  rowsBad = 0;

  add({ row, faults }: StagedRow): void {
    const isBad = faults.length > 0;
    this.rowsTotal += 1;
    if (isBad) this.rowsBad += 1;
    if (row.listCode === '') return;
    const list = this.lists.get(row.listCode) ?? { doctorCode: null, rowsTotal: 0, rowsBad: 0 };
    list.doctorCode ??= isBad ? null : row.doctorCode;
    list.rowsTotal += 1;
    if (isBad) list.rowsBad += 1;
    this.lists.set(row.listCode, list);
  }

  /** A list of which not one row could be read is none: its patients stay as they are. */
  readable(): StagedList[] {
    return [...this.lists]
      .filter(([, { rowsTotal, rowsBad }]) => rowsTotal > rowsBad)
      .map(([listCode, list]) => ({ listCode, ...list }));
  }
}

export const stageLists = async (
  tx: Tx,
  { importId, clinicId }: ImportKey,
  lists: readonly StagedList[],
): Promise<void> => {
  await tx
    .insertInto('list_import_list')
    .values(
      lists.map(({ listCode, doctorCode, rowsTotal }) => ({
        import_id: importId,
        clinic_id: clinicId,
        list_code: listCode,
        doctor_code: doctorCode,
        rows_total: rowsTotal,
      })),
    )
    .execute();
};
