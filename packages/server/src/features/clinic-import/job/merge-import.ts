import { defaultLanguageOf } from '@tervita/domain/core';
import { newbornWords } from '@tervita/texts/newborn-words';
import { sql } from 'kysely';
import { writeWorkAudit } from '../../../core/audit/audit.ts';
import type { Tx } from '../../../core/database/database.ts';
import type { Outbox } from '../../../core/outbox/outbox.ts';
import type { OutboxEvent } from '../../../core/outbox/queues.ts';
import { acceptWaiting } from '../../e-contacts/index.ts';
import type { ImportDeps } from '../deps.ts';
import type { ImportRecord } from '../import-store.ts';
import { endEvent, patientsLeftEvent } from './end-event.ts';
import {
  assertOwnJudging,
  beginJudging,
  countingRows,
  countLeaving,
  endMembers,
  isChanged,
  isJudgedByMembersOfNow,
  isSamePerson,
  type Judging,
  judgeLines,
  type LineRange,
  losesMany,
  losesWithoutYes,
  planForFreshRows,
} from './judge-rows.ts';

/** So few that no statement takes as long as the database allows. */
const linesAtOnce = 2_500;

/** Two workers with the same import, and whoever stops it, come one after the other. */
export const lockRunning = (tx: Tx, importId: string): Promise<ImportRecord | undefined> =>
  tx
    .selectFrom('list_import')
    .selectAll()
    .where('id', '=', importId)
    .where('state', '=', 'RUNNING')
    .forUpdate()
    .executeTakeFirst();

/** Lists that the clinic did not have are its lists from now on. */
const saveLists = async (tx: Tx, { id, clinic_id }: ImportRecord, now: Date): Promise<void> => {
  await sql`
    insert into patient_list (clinic_id, code, registration_number, doctor_name, employee_id, last_import_at)
    select l.clinic_id, l.list_code, l.doctor_code, l.doctor_name, (select p.employee_id from patient_list p
        where p.clinic_id = ${clinic_id} and p.registration_number = l.doctor_code and p.employee_id is not null limit 1),
      ${now}::timestamptz
    from list_import_list l where l.import_id = ${id}
    on conflict (clinic_id, code) do update set last_import_at = excluded.last_import_at,
      registration_number = coalesce(excluded.registration_number, patient_list.registration_number),
      doctor_name = case when excluded.doctor_name is not null
          or coalesce(excluded.registration_number, patient_list.registration_number)
            is distinct from patient_list.registration_number
        then excluded.doctor_name else patient_list.doctor_name end,
      employee_id = coalesce(patient_list.employee_id, excluded.employee_id)`.execute(tx);
};

/**
 * The clinic's own records: whether somebody elsewhere has the same code is not asked. Whom a colleague enters at this
 * moment has a record already, and gets no second one; how many these are is answered.
 */
const addMembers = async (
  tx: Tx,
  record: ImportRecord,
  range: LineRange,
  { country }: ImportDeps,
): Promise<number> => {
  const newbornWord = newbornWords[defaultLanguageOf(country)];
  const { clinic_id } = record;
  const { rows } = await sql<{ entered: number }>`
    with fresh as materialized (
      select gen_random_uuid() as id, gen_random_uuid() as person_id, r.list_code, r.personal_code,
        case when r.is_newborn then ${newbornWord} else r.first_name end as first_name, r.surname, r.birth_date, r.sex,
        r.member_from, r.is_newborn
      from (${countingRows(record, range)}) r
      where not exists (select from clinic_member m where ${isSamePerson(clinic_id)})),
    added as (
      insert into clinic_member (id, clinic_id, person_id, status, list_code, first_name, surname, personal_code, birth_date,
        sex, member_from, is_newborn, imported_at, confirmed_at, confirmed_by, created_at, updated_at)
      select id, ${clinic_id}, person_id, 'MEMBER', list_code, first_name, surname, personal_code, birth_date, sex,
        member_from, is_newborn, now(), now(), 'REGISTER', now(), now()
      from fresh
      on conflict (clinic_id, personal_code) where personal_code is not null do nothing
      returning person_id, first_name, surname, birth_date, sex),
    held as (
      insert into person (id, country, first_name, surname, birth_date, sex, held_by_clinic_id, created_at, updated_at)
      select person_id, ${country}, first_name, surname, birth_date, sex, ${clinic_id}, now(), now() from added)
    select ((select count(*) from fresh) - (select count(*) from added))::int as entered`.execute(tx);
  return rows[0]?.entered ?? 0;
};

/**
 * Patients whom the clinic has already. Their name stays, unless they had none; phone and address are not in a register.
 * Whoever said that the record is not theirs is still not asked. What waited to be accepted is open; the events that
 * tell of it are returned.
 */
const changeMembers = async (
  tx: Tx,
  record: ImportRecord,
  range: LineRange,
  now: Date,
): Promise<OutboxEvent[]> => {
  const { clinic_id } = record;
  const { rows } = await sql<{ id: string }>`
    with changed as (
      update clinic_member m set status = 'MEMBER', list_code = r.list_code,
        member_from = coalesce(r.member_from, m.member_from), imported_at = coalesce(m.imported_at, now()),
        confirmed_at = coalesce(m.confirmed_at, case when m.denied_at is null then now() end),
        confirmed_by = coalesce(m.confirmed_by, case when m.denied_at is null then 'REGISTER' end),
        first_name = case when m.is_newborn and not r.is_newborn then r.first_name else m.first_name end,
        surname = case when m.is_newborn and not r.is_newborn then r.surname else m.surname end,
        is_newborn = m.is_newborn and r.is_newborn, birth_date = coalesce(m.birth_date, r.birth_date), updated_at = now()
      from (${countingRows(record, range)}) r
      where ${isSamePerson(clinic_id)} and ${isChanged}
      returning m.id, m.person_id, m.first_name, m.surname, m.birth_date),
    held as (
      update person p set first_name = c.first_name, surname = c.surname, birth_date = c.birth_date, updated_at = now()
      from changed c
      where p.id = c.person_id and p.held_by_clinic_id = ${clinic_id}
        and (p.first_name, p.surname, p.birth_date) is distinct from (c.first_name, c.surname, c.birth_date))
    select distinct c.id from changed c
      join e_contact e on e.clinic_id = ${clinic_id} and e.clinic_member_id = c.id and e.membership_pending`.execute(
    tx,
  );
  const memberIds = rows.map(({ id }) => id);
  return acceptWaiting(tx, { clinicId: clinic_id, memberIds }, now);
};

/** A register knows whose code it is: the record gets its person's account. What a file says is the clinic's word alone. */
const joinPersons = async (tx: Tx, record: ImportRecord, range: LineRange): Promise<void> => {
  if (record.source !== 'REGISTER') return;
  const { clinic_id } = record;
  await sql`
    select join_member(m.id, p.id, 'REGISTER')
    from (${countingRows(record, range)}) r
      join clinic_member m on ${isSamePerson(clinic_id)} and m.denied_at is null
      join person held on held.id = m.person_id and held.held_by_clinic_id = ${clinic_id}
      join person p on p.personal_code = m.personal_code and p.country = held.country and p.id <> held.id
    where folded_name(p.first_name) = folded_name(m.first_name) or folded_name(p.surname) = folded_name(m.surname)`.execute(
    tx,
  );
};

const finish = async (tx: Tx, { id, clinic_id, user_id }: ImportRecord, now: Date): Promise<void> => {
  await sql`update list_import_list set finished_at = ${now} where import_id = ${id}`.execute(tx);
  await tx.updateTable('list_import').set({ state: 'DONE', finished_at: now }).where('id', '=', id).execute();
  await writeWorkAudit(tx, {
    work: 'list-imports',
    action: 'CHANGED',
    userId: user_id,
    clinicId: clinic_id,
    eContactId: null,
    personId: null,
    requestId: id,
  });
};

export function* rangesTo(lastLine: number): Generator<LineRange> {
  for (let line = 0; line < lastLine; line += linesAtOnce)
    yield { afterLine: line, toLine: line + linesAtOnce };
}

/** Somebody has changed a record since the rows were judged. */
const judgeAgain = async (tx: Tx, record: ImportRecord): Promise<void> => {
  const { lastLine } = await beginJudging(tx, record);
  for (const range of rangesTo(lastLine)) await judgeLines(tx, record, range);
  await countLeaving(tx, record);
};

interface MergeInput {
  readonly importId: string;
  readonly judging: Judging;
  readonly publish: Outbox['publish'];
}

/**
 * Puts the rows into the lists, all or none. Whoever writes to the clinic meanwhile waits, and is judged by the lists as
 * they are then. False: it was stopped, or the lists changed so that somebody must say yes first.
 */
export const mergeImport = async (
  deps: ImportDeps,
  { importId, judging, publish }: MergeInput,
): Promise<boolean> => {
  const events: OutboxEvent[] = [];
  const isMerged = await deps.database.write('tervita_system', {}, async (tx, now) => {
    const record = await lockRunning(tx, importId);
    if (!record) return false;
    await planForFreshRows(tx);
    await sql`select deciding_at(${record.clinic_id})`.execute(tx);
    assertOwnJudging(record, judging);
    if (!(await isJudgedByMembersOfNow(tx, record))) await judgeAgain(tx, record);
    if (await losesWithoutYes(tx, record)) {
      await tx
        .updateTable('list_import')
        .set({ state: 'CHECKED', finished_at: now })
        .where('id', '=', importId)
        .execute();
      await publish(tx, endEvent(importId, now));
      return false;
    }
    await saveLists(tx, record, now);
    await endMembers(tx, record);
    for (const range of rangesTo(judging.lastLine)) {
      events.push(...(await changeMembers(tx, record, range, now)));
      const entered = await addMembers(tx, record, range, deps);
      // A record that a colleague has just made is brought up to date like any other.
      if (entered > 0) events.push(...(await changeMembers(tx, record, range, now)));
      await joinPersons(tx, record, range);
    }
    await finish(tx, record, now);
    if (await losesMany(tx, record)) await publish(tx, patientsLeftEvent(record));
    for (const event of events) await publish(tx, event);
    await publish(tx, endEvent(importId, now));
    return true;
  });
  deps.announce(events);
  return isMerged;
};
