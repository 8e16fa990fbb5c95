import type { InformationCounts, InformationItem, InformationRow } from '@tervita/contract/information-hub';
import type { Language } from '@tervita/domain/core';
import type { InformationKind } from '@tervita/domain/information-hub';
import { searchWords } from '@tervita/domain/persons';
import type { ProblemType } from '@tervita/domain/problem-types';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../core/database/database.ts';
import { byTab, isReadable } from './readable.ts';

export interface Reading {
  readonly userId: string;
  readonly kinds: readonly InformationKind[];
}

const isUnread = sql<boolean>`coalesce(r.version < i.told_version, true)`;

const read = ({ userId }: Reading) => sql`
  left join information_item_read r on r.item_id = i.id and r.user_id = ${userId}`;

export const unreadOf = async (db: Reader, reading: Reading): Promise<InformationCounts> => {
  const { rows } = await sql<{ kind: InformationKind; count: number }>`
    select i.kind, count(*)::integer as count from information_item i ${read(reading)}
    where ${isReadable(reading.kinds)} and ${isUnread} group by 1`.execute(db);
  return byTab(reading.kinds, rows);
};

export interface Wanted {
  readonly language: Language;
  readonly search: string | undefined;
  readonly problemType: ProblemType | undefined;
}

const joined = (language: Language) => sql`
  join information_item_version v on v.item_id = i.id and v.version = i.published_version
  join information_item_text t on t.item_id = i.id and t.version = i.published_version and t.language = ${language}`;

const isWanted = ({ search = '', problemType }: Wanted): RawBuilder<boolean> => {
  const words = searchWords(search).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return sql`
    ${words.length === 0 ? sql`true` : sql`t.words like all (${words}::text[])`}
    and ${problemType === undefined ? sql`true` : sql`v.problem_types @> ${[problemType]}::text[]`}`;
};

/** How many are found, in each tab. */
export const countFound = async (
  db: Reader,
  { kinds }: Reading,
  wanted: Wanted,
): Promise<InformationCounts> => {
  const { rows } = await sql<{ kind: InformationKind; count: number }>`
    select i.kind, count(*)::integer as count from information_item i ${joined(wanted.language)}
    where ${isReadable(kinds)} and ${isWanted(wanted)} group by 1`.execute(db);
  return byTab(kinds, rows);
};

type Dated<Item> = Omit<Item, 'publishedAt'> & { readonly publishedAt: Date };
const dated = <Row extends { readonly publishedAt: Date }>({ publishedAt, ...rest }: Row) => ({
  ...rest,
  publishedAt: publishedAt.toISOString(),
});

/** The latest first; beside an e-contact, before it what is about less else. */
export const findItems = async (
  db: Reader,
  reading: Reading,
  wanted: Wanted,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<InformationRow[]> => {
  const { rows } = await sql<Dated<InformationRow>>`
    select i.id, i.kind, t.title, i.published_version as version, i.published_at as "publishedAt",
      ${isUnread} as "isUnread"
    from information_item i ${joined(wanted.language)} ${read(reading)}
    where ${isReadable(reading.kinds)} and ${isWanted(wanted)}
    order by ${wanted.problemType === undefined ? sql`` : sql`cardinality(v.problem_types),`} i.published_at desc, t.title, i.id limit ${size} offset ${page * size}`.execute(
    db,
  );
  return rows.map(dated);
};

export const findItem = async (
  db: Reader,
  reading: Reading,
  id: string,
  language: Language,
): Promise<Omit<InformationItem, 'disclaimer'> | undefined> => {
  const { rows } = await sql<Dated<Omit<InformationItem, 'disclaimer'>>>`
    select i.id, i.kind, t.title, i.published_version as version, i.published_at as "publishedAt",
      ${isUnread} as "isUnread", t.summary, t.body, t.source_name as "sourceName", v.source_url as "sourceUrl",
      v.problem_types as "problemTypes", t.minutes
    from information_item i ${joined(language)} ${read(reading)}
    where i.id = ${id} and ${isReadable(reading.kinds)}`.execute(db);
  return rows.map(dated)[0];
};
