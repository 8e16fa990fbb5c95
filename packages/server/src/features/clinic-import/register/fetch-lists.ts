import { isMemberOn, type RegisterFault, readListRow } from '@tervita/domain/clinic-import';
import { BusinessError, calendarDayIn } from '@tervita/domain/core';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';
import type { Outbox } from '../../../core/outbox/outbox.ts';
import type { OutboxEvent } from '../../../core/outbox/queues.ts';
import { RegisterRefused } from '../../../integrations/patient-register/patient-register.ts';
import type { ImportDeps } from '../deps.ts';
import type { ImportRecord } from '../import-store.ts';
import { endEvent } from '../job/end-event.ts';
import { startEvent } from '../job/start-event.ts';
import { type StagedRow, stageRows } from '../stage-rows.ts';
import { startRunning } from '../start-running.ts';

export const fetchType = 'list-import.fetch';

/** One event for each list: no job lasts longer than one question to the register. */
export const fetchEvent = (importId: string, after = '', notBefore?: Date): OutboxEvent => ({
  type: fetchType,
  key: `${importId}:fetch:${after}`,
  ids: { importId },
  ...(notBefore ? { notBefore } : {}),
});

const triesMost = 3;
const restMs = 5_000;

interface NextList {
  readonly record: ImportRecord;
  readonly listCode: string;
  readonly doctorCode: string | null;
  readonly tries: number;
  /** In whose name the register is asked. */
  readonly person: string;
  readonly registrationCode: string;
  readonly today: string;
}

/** Whoever stops it, and two workers with the same import, come one after the other. */
const lockFetching = (tx: Tx, importId: string): Promise<ImportRecord | undefined> =>
  tx
    .selectFrom('list_import')
    .selectAll()
    .where('id', '=', importId)
    .where('state', '=', 'UPLOADING')
    .where('source', '=', 'REGISTER')
    .forUpdate()
    .executeTakeFirst();

/** Whoever began it and went away hears of it as of any other end. */
const end = async (
  tx: Tx,
  importId: string,
  failure: RegisterFault,
  { now, publish }: { now: Date; publish: Outbox['publish'] },
): Promise<void> => {
  await tx
    .updateTable('list_import')
    .set({ state: 'FAILED', failure, finished_at: now })
    .where('id', '=', importId)
    .where('state', '=', 'UPLOADING')
    .execute();
  await publish(tx, endEvent(importId, now));
};

/** Whoever began it may have lost the right meanwhile; then the register is not asked in their name any more. */
const askerOf = async (tx: Tx, { clinic_id, user_id }: ImportRecord) => {
  const { rows } = await sql<{ person: string; registrationCode: string; timeZone: string }>`
    select p.personal_code as person, c.registration_code as "registrationCode", c.time_zone as "timeZone"
    from employee e join app_user u on u.id = e.user_id join person p on p.id = u.person_id and p.country = 'EE'
      join clinic c on c.id = e.clinic_id
    where e.clinic_id = ${clinic_id} and e.user_id = ${user_id} and e.is_admin and e.deleted_at is null
      and p.personal_code is not null and c.registration_code is not null`.execute(tx);
  return rows[0];
};

/**
 * All lists are here: they go the way of a file's. A list of which nothing could be read is none; one that has nobody any
 * more in the register loses its patients here too, after a yes.
 */
const finish = async (tx: Tx, { id }: ImportRecord, publish: Outbox['publish'], now: Date): Promise<void> => {
  await sql`delete from list_import_list l where l.import_id = ${id} and l.rows_total > 0 and not exists (
    select from list_import_row r where r.import_id = ${id} and r.list_code = l.list_code and not r.is_bad)`.execute(
    tx,
  );
  const { rows } = await sql<{ lists: number; total: number; bad: number }>`
    select (select count(*)::int from list_import_list where import_id = ${id}) as lists, count(*)::int as total,
      (count(*) filter (where is_bad))::int as bad
    from list_import_row where import_id = ${id}`.execute(tx);
  const [counts] = rows;
  if (!counts || counts.lists === 0) return end(tx, id, 'UNREADABLE', { now, publish });
  await startRunning(tx, id, { rows_total: counts.total, rows_bad: counts.bad });
  await publish(tx, startEvent(id, 'uploaded'));
};

const nextList = ({ database }: ImportDeps, importId: string, publish: Outbox['publish']) =>
  database.write('tervita_system', {}, async (tx, now): Promise<NextList | undefined> => {
    const record = await lockFetching(tx, importId);
    if (!record) return undefined;
    const list = await tx
      .selectFrom('list_import_list')
      .selectAll()
      .where('import_id', '=', importId)
      .where('fetched_at', 'is', null)
      .orderBy('list_code')
      .limit(1)
      .executeTakeFirst();
    if (!list) {
      await finish(tx, record, publish, now);
      return undefined;
    }
    const asker = await askerOf(tx, record);
    if (!asker) {
      await end(tx, importId, 'NO_RIGHT', { now, publish });
      return undefined;
    }
    const { list_code: listCode, doctor_code: doctorCode, fetch_tries: tries } = list;
    const { person, registrationCode, timeZone } = asker;
    const today = calendarDayIn(timeZone, now);
    return { record, listCode, doctorCode, tries, person, registrationCode, today };
  });

type Given = Parameters<typeof readListRow>[1];

/** Those of the list today; who died or has left is left out, and so becomes a former patient. */
const readMembers = async ({ registerAccess, country }: ImportDeps, next: NextList) => {
  if (!registerAccess) throw new RegisterRefused('REGISTER_NOT_AVAILABLE');
  const { person, registrationCode, listCode, doctorCode, today } = next;
  const members = await registerAccess.register.membersOf(person, registrationCode, listCode);
  return members
    .filter((member) => isMemberOn(member, today))
    .map(({ personalCode, firstName, surname, memberFrom }) => {
      const given: Given = {
        listCode,
        doctorCode: doctorCode ?? '',
        personalCode: personalCode.trim(),
        firstName: firstName.trim(),
        surname: surname.trim(),
        memberFrom: memberFrom ?? '',
      };
      return readListRow(country, given);
    });
};

/** Beside the lists, all of one list or nothing of it; then the next one. */
const stageList = (
  { database }: ImportDeps,
  { record: { id: importId, clinic_id: clinicId }, listCode }: NextList,
  rows: readonly Omit<StagedRow, 'line'>[],
  publish: Outbox['publish'],
) =>
  database.write('tervita_system', {}, async (tx, now) => {
    if (!(await lockFetching(tx, importId))) return;
    const { numUpdatedRows } = await tx
      .updateTable('list_import_list')
      .set({ fetched_at: now, rows_total: rows.length, rows_read: rows.length })
      .where('import_id', '=', importId)
      .where('list_code', '=', listCode)
      .where('fetched_at', 'is', null)
      .executeTakeFirst();
    // Another worker was faster.
    if (numUpdatedRows === 0n) return;
    const { rows: last } = await sql<{ line: number }>`
      select coalesce(max(line), 0) as line from list_import_row where import_id = ${importId}`.execute(tx);
    const from = (last[0]?.line ?? 0) + 1;
    const staged = rows.map((row, place): StagedRow => ({ ...row, line: from + place }));
    if (staged.length > 0) await stageRows(tx, { importId, clinicId }, staged);
    await sql`update list_import set rows_read = l.read, rows_total = l.total
      from (select sum(rows_read) filter (where fetched_at is not null) as read, sum(rows_total) as total
        from list_import_list where import_id = ${importId}) l where id = ${importId}`.execute(tx);
    await publish(tx, fetchEvent(importId, listCode));
  });

/** A register that does not answer is asked again a little later, three times in all; any other no is final. */
const afterRefusal = (
  { database }: ImportDeps,
  { record: { id: importId }, listCode, tries }: NextList,
  { fault }: RegisterRefused,
  publish: Outbox['publish'],
) =>
  database.write('tervita_system', {}, async (tx, now) => {
    if (!(await lockFetching(tx, importId))) return;
    const tried = tries + 1;
    const { numUpdatedRows } = await tx
      .updateTable('list_import_list')
      .set({ fetch_tries: tried })
      .where('import_id', '=', importId)
      .where('list_code', '=', listCode)
      .where('fetched_at', 'is', null)
      .executeTakeFirst();
    // Another worker has brought it meanwhile.
    if (numUpdatedRows === 0n) return;
    if (fault !== 'REGISTER_NOT_AVAILABLE' || tried >= triesMost)
      return end(tx, importId, fault, { now, publish });
    await publish(tx, fetchEvent(importId, `${listCode}:${tried}`, new Date(now.getTime() + restMs * tried)));
  });

/** Brings the next list of an import from the register. */
export const fetchNextList = async (
  deps: ImportDeps,
  importId: string,
  publish: Outbox['publish'],
): Promise<void> => {
  const next = await nextList(deps, importId, publish);
  if (!next) return;
  try {
    await stageList(deps, next, await readMembers(deps, next), publish);
  } catch (error) {
    if (!(error instanceof RegisterRefused)) throw error;
    await afterRefusal(deps, next, error, publish);
  }
};

/** Another import of the clinic runs: this one waits for its turn. */
export const waitsForAnother = (error: unknown): boolean =>
  error instanceof BusinessError && error.code === 'IMPORT_ALREADY_RUNNING';
