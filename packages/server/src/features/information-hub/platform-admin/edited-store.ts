import type {
  EditedInformation,
  EditedInformationRow,
  InformationContent,
  InformationText,
  InformationVersion,
} from '@tervita/contract/information-hub';
import { type Language, languages } from '@tervita/domain/core';
import type { InformationState } from '@tervita/domain/information-hub';
import { searchWords } from '@tervita/domain/persons';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../core/database/database.ts';
import type { Actor } from '../../../core/session/actor.ts';
import { besideText } from '../markdown.ts';

const stateOf = sql<InformationState>`case when i.published_version is null then 'DRAFT'
  when i.withdrawn_at is null then 'PUBLISHED' else 'WITHDRAWN' end`;

const iso = (at: Date | null) => at?.toISOString() ?? null;

interface Listed {
  readonly language: Language;
  readonly search: string | undefined;
  readonly state: InformationState | undefined;
  readonly page: number;
  readonly size: number;
}

type ListedRow = Omit<EditedInformationRow, 'publishedAt' | 'updatedAt'> & {
  readonly publishedAt: Date | null;
  readonly updatedAt: Date;
  readonly among: number;
};

/** Changed last first, as saved last. */
export const listEdited = async (
  db: Reader,
  { language, search = '', state, page, size }: Listed,
): Promise<{ items: EditedInformationRow[]; total: number }> => {
  const words = searchWords(search).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const wanted = sql`
    information_item i
    join information_item_version v on v.item_id = i.id and v.version = i.version
    join information_item_text t on t.item_id = i.id and t.version = i.version and t.language = ${language}
    where ${words.length === 0 ? sql`true` : sql`t.words like all (${words}::text[])`}
      and ${state === undefined ? sql`true` : sql`${stateOf} = ${state}`}`;
  const counted = await sql<{ count: number }>`select count(*)::integer as count from ${wanted}`.execute(db);
  const { rows } = await sql<ListedRow>`
    select i.id, v.kind, t.title, ${stateOf} as state, i.version, i.published_version as "publishedVersion",
      i.published_at as "publishedAt", i.updated_at as "updatedAt", v.created_by_name as "updatedBy"
    from ${wanted} order by i.updated_at desc, t.title, i.id limit ${size} offset ${page * size}`.execute(db);
  const items = rows.map(({ publishedAt, updatedAt, ...rest }) => ({
    ...rest,
    publishedAt: iso(publishedAt),
    updatedAt: updatedAt.toISOString(),
  }));
  return { items, total: counted.rows[0]?.count ?? 0 };
};

interface VersionRow {
  readonly version: number;
  readonly at: Date;
  readonly by: string;
  readonly kind: InformationContent['kind'];
  readonly sourceUrl: string;
  readonly problemTypes: InformationContent['problemTypes'];
}

export const findVersion = async (
  db: Reader,
  id: string,
  version: number,
): Promise<InformationVersion | undefined> => {
  const found = await sql<VersionRow>`
    select version, created_at as at, created_by_name as by, kind, source_url as "sourceUrl",
      problem_types as "problemTypes" from information_item_version
    where item_id = ${id} and version = ${version}`.execute(db);
  const [row] = found.rows;
  if (!row) return undefined;
  const { rows } = await sql<InformationText & { language: Language }>`
    select language, title, summary, body, source_name as "sourceName" from information_item_text
    where item_id = ${id} and version = ${version}`.execute(db);
  const empty = { title: '', summary: '', body: '', sourceName: '' };
  const textIn = (wanted: Language): InformationText => {
    const { language: _, ...text } = rows.find(({ language }) => language === wanted) ?? {
      ...empty,
      language: wanted,
    };
    return text;
  };
  const { at, by, ...kept } = row;
  return {
    version,
    at: at.toISOString(),
    by,
    content: {
      kind: kept.kind,
      sourceUrl: kept.sourceUrl,
      problemTypes: kept.problemTypes,
      texts: { et: textIn('et'), en: textIn('en'), ru: textIn('ru'), pl: textIn('pl') },
    },
  };
};

/** Of one item, the latest. */
const versionsMost = 200;

export const findEdited = async (db: Reader, id: string): Promise<EditedInformation | undefined> => {
  const found = await sql<{
    state: InformationState;
    version: number;
    revision: number;
    publishedVersion: number | null;
    publishedAt: Date | null;
    withdrawnAt: Date | null;
  }>`
    select ${stateOf} as state, i.version, i.revision, i.published_version as "publishedVersion",
      i.published_at as "publishedAt", i.withdrawn_at as "withdrawnAt" from information_item i where i.id = ${id}`.execute(
    db,
  );
  const [row] = found.rows;
  const latest = row && (await findVersion(db, id, row.version));
  if (!latest) return undefined;
  const { rows } = await sql<{ version: number; at: Date; by: string }>`
    select version, created_at as at, created_by_name as by from information_item_version
    where item_id = ${id} order by version desc limit ${versionsMost}`.execute(db);
  return {
    ...row,
    id,
    publishedAt: iso(row.publishedAt),
    withdrawnAt: iso(row.withdrawnAt),
    content: latest.content,
    versions: rows.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })),
  };
};

interface NewVersion {
  readonly id: string;
  readonly version: number;
  readonly content: InformationContent;
  readonly author: Pick<Actor, 'userId' | 'firstName' | 'surname'>;
  readonly now: Date;
}

export const insertVersion = async (
  tx: Tx,
  { id, version, content, author, now }: NewVersion,
): Promise<void> => {
  await tx
    .insertInto('information_item_version')
    .values({
      item_id: id,
      version,
      kind: content.kind,
      source_url: content.sourceUrl,
      problem_types: [...new Set(content.problemTypes)],
      created_by_user_id: author.userId,
      created_by_name: `${author.firstName} ${author.surname}`,
      created_at: now,
    })
    .execute();
  const rows = languages.map((language) => {
    const { sourceName, ...text } = content.texts[language];
    return {
      item_id: id,
      version,
      language,
      ...text,
      source_name: sourceName,
      ...besideText(content.texts[language]),
    };
  });
  await tx.insertInto('information_item_text').values(rows).execute();
};

/** Held until the end: two who save or publish at once do it one after the other. */
export const lockItem = (tx: Tx, id: string) =>
  tx
    .selectFrom('information_item')
    .select(['version', 'revision', 'published_version', 'told_version', 'withdrawn_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
