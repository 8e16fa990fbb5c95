import { languages } from '@tervita/domain/core';
import type pg from 'pg';
import { besideText } from '../features/information-hub/index.ts';
import { demoInformationItems } from './information-hub/index.ts';
import { day } from './office-time.ts';

/** Who writes what comes with the product. */
const ourselves = 'Tervita';

/** So long an earlier version stood before the next one came. */
const betweenVersions = 40 * day;

const idOf = (slug: string) =>
  `overlay(overlay(md5('information' || ${slug}) placing '7' from 13) placing '8' from 17)::uuid`;

const addItems = `
  insert into information_item (id, kind, version, created_at, updated_at)
  select ${idOf('slug')}, kind, version, "createdAt", "publishedAt"
  from jsonb_to_recordset($1::jsonb) as given (slug text, kind text, version integer, "publishedAt" timestamptz,
    "createdAt" timestamptz)`;

/** Once its version is there. */
const publish = `
  update information_item set published_version = version, told_version = version, published_at = updated_at`;

const addVersions = `
  insert into information_item_version (item_id, version, kind, source_url, problem_types, created_by_name, created_at)
  select ${idOf('slug')}, version, kind, "sourceUrl", array(select jsonb_array_elements_text("problemTypes")), $2, at
  from jsonb_to_recordset($1::jsonb) as given (slug text, version integer, kind text, "sourceUrl" text,
    "problemTypes" jsonb, at timestamptz)`;

const addTexts = `
  insert into information_item_text (item_id, version, language, title, summary, body, source_name, words, minutes)
  select ${idOf('slug')}, version, language, title, summary, body, "sourceName", words, minutes
  from jsonb_to_recordset($1::jsonb) as given (slug text, version integer, language text, title text, summary text,
    body text, "sourceName" text, words text, minutes integer)`;

/** Everybody has read the newest and what is older than ten days; what came between waits. */
const addRead = `
  insert into information_item_read (user_id, item_id, version, read_at)
  select distinct e.user_id, i.id, i.version, i.published_at + interval '6 hours' from information_item i
  join employee e on e.role = 'DOCTOR' or i.kind = 'IMPORTANT' or (e.role = 'NURSE' and i.kind = 'GUIDELINE')
  where e.user_id is not null and e.deleted_at is null
    and (i.published_at < $1::timestamptz - interval '10 days' or i.published_at > $1::timestamptz - interval '60 hours')`;

/** What staff of the demonstration find in their information hub. */
export const giveDemoInformation = async (client: pg.Client, now: Date): Promise<void> => {
  const items = demoInformationItems.map((item) => ({
    ...item,
    publishedAt: new Date(now.getTime() - item.publishedDaysAgo * day),
  }));
  const versions = items.flatMap((item) =>
    Array.from({ length: item.version }, (_, at) => ({
      ...item,
      version: at + 1,
      at: new Date(item.publishedAt.getTime() - (item.version - at - 1) * betweenVersions),
    })),
  );
  const texts = versions.flatMap(({ slug, version, texts: written }) =>
    languages.map((language) => ({
      slug,
      version,
      language,
      ...written[language],
      ...besideText(written[language]),
    })),
  );
  const added = items.map((item) => ({
    ...item,
    createdAt: versions.find(({ slug }) => slug === item.slug)?.at ?? item.publishedAt,
  }));
  await client.query(addItems, [JSON.stringify(added)]);
  await client.query(addVersions, [JSON.stringify(versions), ourselves]);
  await client.query(addTexts, [JSON.stringify(texts)]);
  await client.query(publish);
  await client.query(addRead, [now]);
};
