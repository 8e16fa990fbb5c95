import { countClinicEContacts, type InboxTab, listClinicEContacts } from '@tervita/contract/e-contacts';
import { type RawBuilder, sql } from 'kysely';
import { NotFound } from '../../../core/http/errors.ts';
import { JsonText, query } from '../../../core/http/use-case.ts';
import type { Actor } from '../../../core/session/actor.ts';
import { clinicEContactJson } from './clinic-e-contact.ts';

/** Each tab is one or two runs of the index (clinic, status, turn, time). */
const tabs: Record<InboxTab, RawBuilder<unknown>> = {
  INCOMING: sql`(values ('SUBMITTED', 'CLINIC'))`,
  ANSWERED: sql`(values ('SUBMITTED', 'PATIENT'))`,
  COMPLETED: sql`(values ('COMPLETED', null::text), ('CANCELLED', null))`,
  REJECTED: sql`(values ('REJECTED', null::text))`,
};
const columns = { updatedAt: 'updated_at', createdAt: 'created_at', waitingSince: 'waiting_since' } as const;
const orders = { asc: sql`asc`, desc: sql`desc` };

const whoseRows = (whose: 'ALL' | 'UNASSIGNED' | 'MINE', actor: Actor): RawBuilder<unknown> => {
  if (whose === 'ALL') return sql`true`;
  return whose === 'UNASSIGNED' ? sql`assignee_user_id is null` : sql`assignee_user_id = ${actor.userId}`;
};

const assertOwn = (actor: Actor, clinicId: string) => {
  if (!actor.clinicIds.includes(clinicId)) throw new NotFound();
};

export const listInbox = query(listClinicEContacts, async ({ db, actor, query: filter, touched }) => {
  assertOwn(actor, filter.clinicId);
  const column = sql.ref(columns[filter.sort]);
  const order = orders[filter.order];
  const { rows } = await sql<{ list: string; ids: string[] }>`
    with found as (
      select picked.* from ${tabs[filter.tab]} as tab (status, turn)
      cross join lateral (
        select * from e_contact
        where clinic_id = ${filter.clinicId} and status = tab.status
          and (turn = tab.turn or (tab.turn is null and turn is null))
          and ${whoseRows(filter.whose, actor)}
        order by ${column} ${order}, id limit ${filter.size}) picked
      order by ${column} ${order}, id limit ${filter.size})
    select coalesce(json_agg(${clinicEContactJson} || jsonb_build_object('preview', e.preview, 'lastBy', e.last_by)
        order by e.${column} ${order}, e.id), '[]')::text as list,
      coalesce(array_agg(e.id), '{}') as ids
    from found e
    join clinic_member m on m.clinic_id = e.clinic_id and m.id = e.clinic_member_id
    left join employee a on a.clinic_id = e.clinic_id and a.user_id = e.assignee_user_id`.execute(db);
  const [row] = rows;
  for (const id of row?.ids ?? []) touched.eContactIds.add(id);
  return new JsonText(`{"eContacts":${row?.list ?? '[]'}}`);
});

/** Counting stops here: nobody reads a larger number. */
const countMost = 1_000;

export const countInbox = query(countClinicEContacts, async ({ db, actor, query: { clinicId } }) => {
  assertOwn(actor, clinicId);
  const counted = (turn: 'CLINIC' | 'PATIENT', more: RawBuilder<unknown>) => sql<number>`(
    select count(*)::int from (select from e_contact where clinic_id = ${clinicId} and status = 'SUBMITTED'
      and turn = ${sql.lit(turn)} and ${more} limit ${sql.lit(countMost)}) x)`;
  const { rows } = await sql<{ incoming: number; unassigned: number; mine: number; answered: number }>`
    select ${counted('CLINIC', sql`true`)} as incoming,
      ${counted('CLINIC', sql`assignee_user_id is null`)} as unassigned,
      ${counted('CLINIC', sql`assignee_user_id = ${actor.userId}`)} as mine,
      ${counted('PATIENT', sql`true`)} as answered`.execute(db);
  return rows[0] ?? { incoming: 0, unassigned: 0, mine: 0, answered: 0 };
});
