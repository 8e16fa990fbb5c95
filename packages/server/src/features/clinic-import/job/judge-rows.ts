import { randomUUID } from 'node:crypto';
import { losesTooMany, type RowWarning } from '@tervita/domain/clinic-import';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';
import type { ImportRecord } from '../import-store.ts';
import { problemsLeft } from '../stage-rows.ts';

export interface LineRange {
  readonly afterLine: number;
  readonly toLine: number;
}

/**
 * Rows that just came are not in the statistics of the database. For this transaction people are looked up by the index of
 * their codes, and what is left out is kept in memory.
 */
export const planForFreshRows = (tx: Tx) =>
  sql`select set_config('work_mem', '64MB', true), set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true)`.execute(
    tx,
  );

/** Whether the clinic's own record m is no longer what row r says. */
export const isChanged = sql`(m.status <> 'MEMBER' or m.list_code is distinct from r.list_code or m.imported_at is null
  or (m.is_newborn and not r.is_newborn) or (r.member_from is not null and m.member_from is distinct from r.member_from))`;

/**
 * Whether the clinic's own record m has the code of row r. Few clinics have the same code, so it is found by the index of
 * codes alone; the clinic is written so that no index of all its patients is taken instead.
 */
export const isSamePerson = (clinicId: string) =>
  sql`m.personal_code = r.personal_code and m.clinic_id is not distinct from ${clinicId}::uuid`;

/** Those rows of an import that count. */
export const countingRows = ({ id }: ImportRecord, { afterLine, toLine }: LineRange) => sql`
  select * from list_import_row
  where import_id = ${id} and line > ${afterLine} and line <= ${toLine} and not is_bad and not is_duplicate`;

/** Of two rows about one person the first counts. */
const markDuplicates = async (tx: Tx, { id, clinic_id }: ImportRecord) => {
  const { rows } = await sql<{ line: number; list_code: string; reason: RowWarning }>`
    select line, list_code, case when list_code = first_list then 'TWICE_IN_FILE' else 'ON_TWO_LISTS' end as reason
    from (select line, list_code, row_number() over same_person as number,
        first_value(list_code) over same_person as first_list
      from list_import_row where import_id = ${id} and not is_bad
      window same_person as (partition by personal_code order by line)) numbered
    where number > 1`.execute(tx);
  if (rows.length === 0) return;
  const lines = rows.map(({ line }) => line);
  await sql`update list_import_row set is_duplicate = true
    where import_id = ${id} and line = any(${lines}::int[])`.execute(tx);
  await sql`
    insert into list_import_problem (import_id, clinic_id, line, field, reason, is_warning, list_code, is_judged)
    select ${id}::uuid, ${clinic_id}::uuid, d.line, 'personalCode', d.reason, true, d.list_code, true
    from (select *, row_number() over (order by line) as place from unnest(${lines}::int[], ${rows.map(({ reason }) => reason)}::text[],
      ${rows.map(({ list_code }) => list_code)}::text[]) as given (line, reason, list_code)) d
    where d.place <= ${problemsLeft(id)}
    on conflict do nothing`.execute(tx);
  await sql`update list_import set problem_count = problem_count + ${rows.length} where id = ${id}`.execute(
    tx,
  );
};

/** One number for all that the clinic knows of its patients: another number, and somebody has changed something. */
const membersAsNumber = (clinicId: string) =>
  sql<string>`(select concat(count(*), '/', sum(hashtextextended(m::text, 0))) from clinic_member m where m.clinic_id = ${clinicId})`;

/** Whether the rows were judged by the patients that the clinic has at this moment. */
export const isJudgedByMembersOfNow = async (
  tx: Tx,
  { clinic_id, judged_members }: ImportRecord,
): Promise<boolean> => {
  const { rows } = await sql<{ members: string }>`select ${membersAsNumber(clinic_id)} as members`.execute(
    tx,
  );
  return rows[0]?.members === judged_members;
};

export interface Judging {
  readonly id: string;
  readonly lastLine: number;
}

/** Begins from the start, whatever an earlier try had counted. */
export const beginJudging = async (tx: Tx, record: ImportRecord): Promise<Judging> => {
  const { clinic_id } = record;
  const id = randomUUID();
  await sql`delete from list_import_problem where import_id = ${record.id} and is_judged`.execute(tx);
  await sql`update list_import set rows_read = 0, new_count = 0, changed_count = 0, left_count = 0, same_count = 0,
      problem_count = rows_bad, judging_id = ${id}, judged_members = ${membersAsNumber(clinic_id)}
    where id = ${record.id}`.execute(tx);
  await sql`update list_import_list set rows_read = 0, new_count = 0, changed_count = 0, left_count = 0, same_count = 0
    where import_id = ${record.id}`.execute(tx);
  await markDuplicates(tx, record);
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(line), 0) as last from list_import_row where import_id = ${record.id}`.execute(tx);
  return { id, lastLine: rows[0]?.last ?? 0 };
};

/** Another worker has begun to judge the same import: what this one counted is no longer kept. */
export class JudgedByAnother extends Error {}

export const assertOwnJudging = ({ judging_id }: ImportRecord, { id }: Judging): void => {
  if (judging_id !== id) throw new JudgedByAnother('another worker judges this import');
};

/** Counts what some rows would do, and warns of what is odd about them. */
export const judgeLines = async (tx: Tx, record: ImportRecord, range: LineRange): Promise<void> => {
  const { id, clinic_id } = record;
  await sql`
    with judged as materialized (
      select r.line, r.list_code, r.is_newborn, r.first_name, r.surname, m.id as member_id,
        case when m.id is null then 'NEW' when ${isChanged} then 'CHANGED' else 'SAME' end as outcome,
        m.id is not null and not m.is_newborn and not r.is_newborn
          and (folded_name(m.first_name), folded_name(m.surname)) is distinct from
            (folded_name(r.first_name), folded_name(r.surname)) as has_other_name
      from (${countingRows(record, range)}) r
        left join clinic_member m on ${isSamePerson(clinic_id)}),
    warned as (
      insert into list_import_problem (import_id, clinic_id, line, field, reason, is_warning, list_code,
        clinic_member_id, imported_first_name, imported_surname, is_judged)
      select ${id}, ${clinic_id}, line, case when has_other_name then 'surname' else 'firstName' end,
        case when has_other_name then 'CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME' else 'NEWBORN_WITHOUT_NAME' end,
        true, list_code, member_id, case when has_other_name then first_name end,
        case when has_other_name then surname end, true
      from (select *, row_number() over (order by line) as place from judged where has_other_name or is_newborn) odd
      where place <= ${problemsLeft(id)}
      on conflict do nothing),
    seen as (
      select r.list_code, count(*) as rows from list_import_row r
      where r.import_id = ${id} and r.line > ${range.afterLine} and r.line <= ${range.toLine} group by r.list_code),
    counted as (
      select list_code, count(*) filter (where outcome = 'NEW') as new, count(*) filter (where outcome = 'CHANGED') as changed,
        count(*) filter (where outcome = 'SAME') as same
      from judged group by list_code),
    by_list as (
      update list_import_list l set rows_read = l.rows_read + s.rows, new_count = l.new_count + coalesce(c.new, 0),
        changed_count = l.changed_count + coalesce(c.changed, 0), same_count = l.same_count + coalesce(c.same, 0)
      from seen s left join counted c on c.list_code = s.list_code
      where l.import_id = ${id} and l.list_code = s.list_code)
    update list_import i set rows_read = i.rows_read + (select coalesce(sum(rows), 0) from seen),
      new_count = i.new_count + (select coalesce(sum(new), 0) from counted),
      changed_count = i.changed_count + (select coalesce(sum(changed), 0) from counted),
      same_count = i.same_count + (select coalesce(sum(same), 0) from counted),
      problem_count = i.problem_count + (select count(*) from judged where has_other_name or is_newborn)
    where i.id = ${id}`.execute(tx);
};

const codesOf = async (tx: Tx, { id }: ImportRecord): Promise<string[]> => {
  const lists = await tx
    .selectFrom('list_import_list')
    .select('list_code')
    .where('import_id', '=', id)
    .execute();
  return lists.map(({ list_code }) => list_code);
};

/**
 * Patients of the lists that came whom no row speaks of. A row that could not be read still speaks of its person: by the
 * code, or by the name where the code is what cannot be read. Who has no code here cannot be looked for in a register.
 */
const leavingMembers = ({ id, clinic_id }: ImportRecord, codes: readonly string[]) => sql`
  select m.id, m.list_code from clinic_member m
  where m.clinic_id = ${clinic_id} and m.status = 'MEMBER' and m.list_code = any(${[...codes]}::text[])
    and m.personal_code is not null
    and m.personal_code not in (select r.personal_code from list_import_row r
      where r.import_id = ${id} and r.personal_code is not null)
    and folded_name(m.first_name) || '/' || folded_name(m.surname) not in (
      select folded_name(r.first_name) || '/' || folded_name(r.surname) from list_import_row r
      where r.import_id = ${id} and r.is_bad and r.personal_code is null)`;

export const countLeaving = async (tx: Tx, record: ImportRecord): Promise<void> => {
  const { id, clinic_id } = record;
  const codes = await codesOf(tx, record);
  const { rows: before } = await sql<{ code: string; count: number }>`
    select list_code as code, count(*)::int as count from clinic_member
    where clinic_id = ${clinic_id} and status = 'MEMBER' and list_code = any(${codes}::text[]) group by list_code`.execute(
    tx,
  );
  const { rows: leaving } = await sql<{ code: string; count: number }>`
    select list_code as code, count(*)::int as count from (${leavingMembers(record, codes)}) m group by list_code`.execute(
    tx,
  );
  const countIn = (counts: readonly { code: string; count: number }[], code: string) =>
    counts.find((each) => each.code === code)?.count ?? 0;
  await sql`
    update list_import_list l set before_count = c.before, left_count = c.leaving
    from unnest(${codes}::text[], ${codes.map((code) => countIn(before, code))}::int[],
      ${codes.map((code) => countIn(leaving, code))}::int[]) as c (code, before, leaving)
    where l.import_id = ${id} and l.list_code = c.code`.execute(tx);
  await sql`update list_import set left_count = ${leaving.reduce((sum, { count }) => sum + count, 0)}
    where id = ${id}`.execute(tx);
};

const endedAtOnce = 2_500;

/** A few at a time: one statement for a whole list that goes would not end within its time limit. */
export const endMembers = async (tx: Tx, record: ImportRecord): Promise<void> => {
  const codes = await codesOf(tx, record);
  const { rows } = await sql<{ id: string }>`${leavingMembers(record, codes)}`.execute(tx);
  for (let from = 0; from < rows.length; from += endedAtOnce)
    await sql`
      update clinic_member set status = 'FORMER', updated_at = now()
      where clinic_id = ${record.clinic_id}
        and id = any(${rows.slice(from, from + endedAtOnce).map(({ id }) => id)}::uuid[])`.execute(tx);
};

/** Whether some list loses so many that it is more likely half a file. */
export const losesMany = async (tx: Tx, { id }: ImportRecord): Promise<boolean> => {
  const lists = await tx
    .selectFrom('list_import_list')
    .select(['before_count as before', 'left_count as left'])
    .where('import_id', '=', id)
    .execute();
  return lists.some(losesTooMany);
};

/** Whether so many leave now that somebody must say yes, or more than somebody said yes to. */
export const losesWithoutYes = async (tx: Tx, record: ImportRecord): Promise<boolean> => {
  const { id, is_confirmed, agreed_left_count: agreed } = record;
  if (is_confirmed && agreed === null) return false;
  if (is_confirmed) {
    const now = await tx
      .selectFrom('list_import')
      .select('left_count')
      .where('id', '=', id)
      .executeTakeFirst();
    return (now?.left_count ?? 0) > (agreed ?? 0);
  }
  return losesMany(tx, record);
};
