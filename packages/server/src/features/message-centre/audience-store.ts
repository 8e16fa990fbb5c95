import type { PatientFilter } from '@tervita/domain/message-centre';
import { searchWords } from '@tervita/domain/persons';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Reader } from '../../core/database/database.ts';
import type { DB } from '../../core/database/schema.generated.ts';

export interface AudienceQuery {
  readonly clinicId: string;
  readonly timeZone: string;
  readonly filter: PatientFilter;
  /** Left out by hand. */
  readonly exceptMemberIds?: readonly string[];
}

/** More than a clinic has: what the index finds is looked at once more, and nobody may be cut off before. */
const foundMost = 1_000_000;
const written = ['SUBMITTED', 'COMPLETED', 'REJECTED', 'CANCELLED'];

const ofAge = ({ ageFrom, ageTo }: PatientFilter, today: RawBuilder<unknown>) => [
  ...(ageFrom ? [sql`m.birth_date <= ${today} - make_interval(years => ${ageFrom})`] : []),
  ...(ageTo !== undefined && ageTo < 150
    ? [sql`m.birth_date > ${today} - make_interval(years => ${ageTo + 1})`]
    : []),
];

const whoWrote = ({ clinicId, timeZone, filter }: AudienceQuery) => {
  const { eContactTypes, eContactCreatedAtFrom: from, eContactCreatedAtTo: to } = filter;
  if (!eContactTypes?.length && !from && !to) return [];
  const about = [
    ...(eContactTypes?.length ? [sql`e.type = any (${[...eContactTypes]})`] : []),
    ...(from ? [sql`e.created_at >= ${from}::date::timestamp at time zone ${timeZone}`] : []),
    ...(to ? [sql`e.created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}`] : []),
  ];
  return [
    sql`exists (select from e_contact e where e.clinic_id = ${clinicId} and e.clinic_member_id = m.id
      and e.status = any (${written}) and ${sql.join(about, sql` and `)})`,
  ];
};

/**
 * Found through a function of the database, which the index of letters serves. Its line also holds the personal code and
 * the e-mail address: whoever is found by those alone does not have the name.
 */
const named = ({ clinicId, filter }: AudienceQuery) => {
  const words = searchWords(filter.name ?? '');
  const name = sql`translate(folded_name(m.first_name || ' ' || m.surname), 'łøđ', 'lod')`;
  return words.length === 0
    ? []
    : [
        sql`m.id in (select members_found(${clinicId}, ${words}, ${foundMost}))`,
        ...words.map((word) => sql`strpos(${name}, ${word}) > 0`),
      ];
};

const present = (column: RawBuilder<unknown>, isWanted: boolean | undefined) =>
  isWanted === undefined ? [] : [isWanted ? sql`${column} <> ''` : sql`coalesce(${column}, '') = ''`];

/** The clinic's own patients whom the filter leaves; whoever left the clinic, or waits to be accepted, is none. */
const conditions = (query: AudienceQuery): RawBuilder<unknown> => {
  const { clinicId, timeZone, filter, exceptMemberIds = [] } = query;
  const today = sql`(now() at time zone ${timeZone})::date`;
  const all = [
    sql`m.clinic_id = ${clinicId}`,
    sql`m.status = 'MEMBER'`,
    ...(filter.clinicMemberIds ? [sql`m.id = any (${[...filter.clinicMemberIds]}::uuid[])`] : []),
    ...named(query),
    ...(filter.personalCodes?.length ? [sql`m.personal_code = any (${[...filter.personalCodes]})`] : []),
    ...(filter.sex ? [sql`m.sex = ${filter.sex}`] : []),
    ...ofAge(filter, today),
    ...(filter.birthYears?.length
      ? [sql`extract(year from m.birth_date)::int = any (${[...filter.birthYears]}::int[])`]
      : []),
    ...present(sql`m.email`, filter.hasEmail),
    ...present(sql`m.phone`, filter.hasPhone),
    ...(filter.listCodes?.length ? [sql`m.list_code = any (${[...filter.listCodes]})`] : []),
    ...whoWrote(query),
    ...(exceptMemberIds.length > 0 ? [sql`m.id <> all (${[...exceptMemberIds]}::uuid[])`] : []),
  ];
  return sql.join(all, sql` and `);
};

export type MemberRow = Selectable<DB['clinic_member']>;

export const membersByName = async (db: Reader, query: AudienceQuery, most: number): Promise<MemberRow[]> => {
  const { rows } = await sql<MemberRow>`select m.* from clinic_member m where ${conditions(query)}
    order by m.surname, m.first_name, m.id limit ${most}`.execute(db);
  return rows;
};

export const countMembers = async (db: Reader, query: AudienceQuery): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from clinic_member m where ${conditions(query)}`.execute(db);
  return rows[0]?.total ?? 0;
};

export interface AudienceMember {
  readonly id: string;
  readonly personId: string;
  readonly firstName: string;
  readonly phone: string | null;
}

/** The eldest first: of those with one number it is the parent who gets the SMS. */
export const audienceOf = async (
  db: Reader,
  query: AudienceQuery,
  most: number,
): Promise<AudienceMember[]> => {
  const { rows } = await sql<AudienceMember>`
    select m.id, m.person_id as "personId", m.first_name as "firstName", nullif(m.phone, '') as phone
    from clinic_member m where ${conditions(query)} order by m.birth_date nulls last, m.id limit ${most}`.execute(
    db,
  );
  return rows;
};
