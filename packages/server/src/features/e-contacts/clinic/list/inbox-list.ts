import { listClinicEContacts } from '@tervita/contract/e-contacts';
import type { RedFlag } from '@tervita/domain/e-contacts';
import { type RawBuilder, sql } from 'kysely';
import { JsonText, query } from '../../../../core/http/use-case.ts';
import { assertOwnClinic } from '../../../../core/session/own-clinic.ts';
import { isOthersMatter, type Self } from '../../../../core/session/own-matter.ts';
import { flagWaits, unseenFlag } from '../../unseen-flag.ts';
import { clinicEContactFields, hasDraftOf, itsTables, patientFields } from '../clinic-e-contact.ts';
import { conditionsOf, inRun, type ListFilter, membersOf, runsOf } from './filters.ts';

type Sql = RawBuilder<unknown>;
const columns = { updatedAt: 'updated_at', createdAt: 'created_at', waitingSince: 'waiting_since' } as const;
const directions = { asc: { order: sql`asc`, beyond: sql`>` }, desc: { order: sql`desc`, beyond: sql`<` } };

/**
 * Nobody has seen its warning yet: such rows come before all others, whatever the order; among them the gravest first, then
 * who waits longest. The name of the graver one comes first in the alphabet, which the index follows.
 */
const unseen = unseenFlag('x');
const none = sql`select x.* from e_contact x where false`;
const perMember = 200;

interface Plan {
  readonly filter: ListFilter;
  readonly column: Sql;
  readonly order: Sql;
  /** The page before ended among the rows with a warning, among the others, or there was none. */
  readonly endedAmong: 'FLAGGED' | 'OTHERS' | undefined;
  /** Begins after the place where the page before ended. */
  readonly beyondLast: Sql;
  readonly conditions: Sql;
}

/** How the place of a row with a warning begins. */
const redFlagOfPlace: Readonly<Record<string, RedFlag>> = { G: 'CALL_112', F: 'TODAY', W: 'WORDS' };

const planOf = (filter: ListFilter, self: Self): Plan => {
  const { order, beyond } = directions[filter.order];
  const column = sql.ref(columns[filter.sort]);
  const place = filter.after?.split('_') ?? [];
  const [at, id] = place.slice(-2);
  const flag = redFlagOfPlace[place.length === 3 ? (place[0] ?? '') : ''];
  const beyondFlagged = sql`(${unseen}, x.waiting_since, x.id) > (${flag}, ${at}::timestamptz, ${id}::uuid)`;
  const beyondOther = sql`(x.${column}, x.id) ${beyond} (${at}::timestamptz, ${id}::uuid)`;
  return {
    filter,
    column,
    order,
    endedAmong: at && id ? (flag ? 'FLAGGED' : 'OTHERS') : undefined,
    beyondLast: !at || !id ? sql`true` : flag ? beyondFlagged : beyondOther,
    conditions: sql`${conditionsOf(filter)} and ${isOthersMatter(self, 'x')}`,
  };
};

const afterFlagged = ({ endedAmong, beyondLast }: Plan) =>
  endedAmong === 'FLAGGED' ? beyondLast : sql`true`;
const afterOthers = ({ endedAmong, beyondLast }: Plan) => (endedAmong === 'OTHERS' ? beyondLast : sql`true`);

/** One more than a page: it tells whether there is another. */
const first = ({ filter, column, order }: Plan) =>
  sql`order by x.${column} ${order}, x.id ${order} limit ${filter.size + 1}`;
const firstFlagged = ({ filter }: Plan) =>
  sql`order by ${unseen}, x.waiting_since, x.id limit ${filter.size + 1}`;

const byRuns = (plan: Plan): Sql => {
  const { filter, conditions } = plan;
  const runs = runsOf(filter).map(
    (run) => sql`(select x.* from e_contact x where x.clinic_id = ${filter.clinicId} and ${inRun(run)}
      and not (${run.status === 'SUBMITTED' ? flagWaits('x') : sql`false`}) and ${afterOthers(plan)} and ${conditions}
      ${first(plan)})`,
  );
  return runs.length > 0 ? sql.join(runs, sql` union all `) : none;
};

/** Of a few patients: everything of theirs, newest first. */
const byMembers = (plan: Plan, members: Sql): Sql => {
  const { filter, conditions } = plan;
  const runs = runsOf(filter).map((run) => sql`(${inRun(run)})`);
  const within = runs.length > 0 ? sql.join(runs, sql` or `) : sql`false`;
  return sql`select x.* from (${members}) as member (id) cross join lateral (
    select * from e_contact x where x.clinic_id = ${filter.clinicId} and x.clinic_member_id = member.id
      and (${within}) and not (x.status = 'SUBMITTED' and ${flagWaits('x')}) and ${afterOthers(plan)} and ${conditions}
    order by x.created_at desc limit ${sql.lit(perMember)}) x`;
};

const flagged = (plan: Plan, members: Sql | undefined): Sql => {
  const { filter, conditions } = plan;
  const turns = runsOf(filter).flatMap(({ turn }) => turn ?? []);
  if (turns.length === 0 || plan.endedAmong === 'OTHERS') return none;
  const theirs = members ? sql`and x.clinic_member_id in (${members})` : sql``;
  return sql`select x.* from e_contact x where x.clinic_id = ${filter.clinicId} and ${flagWaits('x')}
    and x.status = 'SUBMITTED' and x.turn = any(${turns}) and ${afterFlagged(plan)} and ${conditions} ${theirs}
    ${firstFlagged(plan)}`;
};

const cursor = (column: Sql) => sql`case when not x.on_top then '' when ${unseen} = 'CALL_112' then 'G_'
    when ${unseen} = 'TODAY' then 'F_' else 'W_' end
  || to_char(case when x.on_top then x.waiting_since else x.${column} end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || x.id`;

/** Whoever sends many alarms stands in the list once; which they are is found among the rows of the page alone. */
const firstOfSender = sql`case when x.on_top then first_value(x.id) over (
  partition by x.on_top, x.clinic_member_id, x.creator_user_id order by ${unseen}, x.waiting_since, x.id) end`;

export const inboxSql = (filter: ListFilter, self: Self) => {
  const plan = planOf(filter, self);
  const { column, order } = plan;
  const members = membersOf(filter);
  const inOrder = (alias: 'e' | 'x') => {
    const row = sql.ref(alias);
    return sql`order by ${row}.on_top desc, case when ${row}.on_top then ${unseenFlag(alias)} end,
      case when ${row}.on_top then ${row}.waiting_since end, case when ${row}.on_top then ${row}.id end,
      ${row}.${column} ${order}, ${row}.id ${order}`;
  };
  return sql<{ list: string; ids: string[]; next: string | null }>`
    with found as (
      select x.* from (
        select true as on_top, x.* from (${flagged(plan, members)}) x
        union all select false, x.* from (${members ? byMembers(plan, members) : byRuns(plan)}) x) x
      ${inOrder('x')} limit ${filter.size + 1}),
    page as (select x.*, ${firstOfSender} as first_of_sender from found x ${inOrder('x')} limit ${filter.size})
    select coalesce(json_agg(json_build_object(${clinicEContactFields},
        'patient', json_build_object(${patientFields}), 'preview', e.preview, 'lastBy', e.last_by,
        'fileCount', (select count(*) from file where file.clinic_id = e.clinic_id and file.e_contact_id = e.id),
        'hasDraft', ${hasDraftOf(self, 'e')}, 'firstOfSender', e.first_of_sender)
        ${inOrder('e')}), '[]')::text as list,
      coalesce(array_agg(e.id), '{}') as ids,
      case when (select count(*) from found) > ${filter.size} then (
        select ${cursor(column)} from page x ${inOrder('x')} offset ${filter.size - 1} limit 1) end as next
    from page e ${itsTables(self)}`;
};

export const listInbox = query(listClinicEContacts, async ({ db, actor, query: filter, touched }) => {
  assertOwnClinic(actor, filter.clinicId);
  const { rows } = await inboxSql(filter, actor).execute(db);
  const [row] = rows;
  for (const id of row?.ids ?? []) touched.eContactIds.add(id);
  return new JsonText(`{"eContacts":${row?.list ?? '[]'},"next":${JSON.stringify(row?.next ?? null)}}`);
});
