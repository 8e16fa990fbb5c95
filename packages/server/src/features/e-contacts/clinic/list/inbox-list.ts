import { listClinicEContacts } from '@tervita/contract/e-contacts';
import { type RawBuilder, sql } from 'kysely';
import { JsonText, query } from '../../../../core/http/use-case.ts';
import { assertOwnClinic } from '../../../../core/session/own-clinic.ts';
import { clinicEContactFields, itsTables, patientFields } from '../clinic-e-contact.ts';
import { conditionsOf, inRun, type ListFilter, membersOf, runsOf } from './filters.ts';

type Sql = RawBuilder<unknown>;
const columns = { updatedAt: 'updated_at', createdAt: 'created_at', waitingSince: 'waiting_since' } as const;
const directions = { asc: { order: sql`asc`, beyond: sql`>` }, desc: { order: sql`desc`, beyond: sql`<` } };

/** Nobody has seen its warning yet: it stands above the list, whatever the order. */
const flagWaits = sql`x.red_flag is not null and x.red_flag_seen_at is null`;
const flaggedMost = 50;
const perMember = 200;

interface Plan {
  readonly filter: ListFilter;
  readonly column: Sql;
  readonly order: Sql;
  /** Begins after the place where the page before ended. */
  readonly after: Sql;
  readonly conditions: Sql;
}

const planOf = (filter: ListFilter): Plan => {
  const { order, beyond } = directions[filter.order];
  const column = sql.ref(columns[filter.sort]);
  const [at, id] = filter.after?.split('_') ?? [];
  const after = at && id ? sql`(x.${column}, x.id) ${beyond} (${at}::timestamptz, ${id}::uuid)` : sql`true`;
  return { filter, column, order, after, conditions: conditionsOf(filter) };
};

const first = ({ filter, column, order }: Plan) =>
  sql`order by x.${column} ${order}, x.id ${order} limit ${filter.size + 1}`;

/** One more than a page: it tells whether there is another. */
const byRuns = (plan: Plan): Sql => {
  const { filter, after, conditions } = plan;
  const runs = runsOf(filter).map(
    (run) => sql`(select x.* from e_contact x where x.clinic_id = ${filter.clinicId} and ${inRun(run)}
      and not (${run.status === 'SUBMITTED' ? flagWaits : sql`false`}) and ${after} and ${conditions} ${first(plan)})`,
  );
  return runs.length > 0 ? sql.join(runs, sql` union all `) : sql`(select x.* from e_contact x where false)`;
};

/** Of a few patients: everything of theirs, newest first. */
const byMembers = (plan: Plan, members: Sql): Sql => {
  const { filter, after, conditions } = plan;
  const runs = runsOf(filter).map((run) => sql`(${inRun(run)})`);
  const within = runs.length > 0 ? sql.join(runs, sql` or `) : sql`false`;
  return sql`select x.* from (${members}) as member (id) cross join lateral (
    select * from e_contact x where x.clinic_id = ${filter.clinicId} and x.clinic_member_id = member.id
      and (${within}) and not (x.status = 'SUBMITTED' and ${flagWaits}) and ${after} and ${conditions}
    order by x.created_at desc limit ${sql.lit(perMember)}) x`;
};

const flagged = ({ filter, conditions }: Plan, members: Sql | undefined): Sql => {
  const turns = runsOf(filter).flatMap(({ turn }) => turn ?? []);
  if (turns.length === 0 || filter.after) return sql`select x.* from e_contact x where false`;
  const theirs = members ? sql`and x.clinic_member_id in (${members})` : sql``;
  return sql`select x.* from e_contact x where x.clinic_id = ${filter.clinicId} and ${flagWaits}
    and x.status = 'SUBMITTED' and x.turn = any(${turns}) and ${conditions} ${theirs}
    order by x.created_at limit ${sql.lit(flaggedMost)}`;
};

const cursor = (column: Sql) =>
  sql`to_char(x.${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || x.id`;

export const inboxSql = (filter: ListFilter) => {
  const plan = planOf(filter);
  const { column, order } = plan;
  const members = membersOf(filter);
  return sql<{ list: string; ids: string[]; next: string | null }>`
    with found as (
      select x.* from (${members ? byMembers(plan, members) : byRuns(plan)}) x ${first(plan)}),
    page as (select x.* from found x order by x.${column} ${order}, x.id ${order} limit ${filter.size}),
    shown as (
      select false as on_top, x.* from page x union all select true, x.* from (${flagged(plan, members)}) x)
    select coalesce(json_agg(json_build_object(${clinicEContactFields},
        'patient', json_build_object(${patientFields}), 'preview', e.preview, 'lastBy', e.last_by,
        'fileCount', (select count(*) from file where file.clinic_id = e.clinic_id and file.e_contact_id = e.id))
        order by e.on_top desc, e.${column} ${order}, e.id ${order}), '[]')::text as list,
      coalesce(array_agg(e.id), '{}') as ids,
      case when (select count(*) from found) > ${filter.size} then (
        select ${cursor(column)} from page x order by x.${column} ${order}, x.id ${order}
        offset ${filter.size - 1} limit 1) end as next
    from shown e ${itsTables}`;
};

export const listInbox = query(listClinicEContacts, async ({ db, actor, query: filter, touched }) => {
  assertOwnClinic(actor, filter.clinicId);
  const { rows } = await inboxSql(filter).execute(db);
  const [row] = rows;
  for (const id of row?.ids ?? []) touched.eContactIds.add(id);
  return new JsonText(`{"eContacts":${row?.list ?? '[]'},"next":${JSON.stringify(row?.next ?? null)}}`);
});
