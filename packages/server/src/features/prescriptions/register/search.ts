import {
  type Medication,
  searchMedications,
  searchMedicationsAsPatient,
} from '@tervita/contract/prescriptions';
import { medicineKey } from '@tervita/domain/prescriptions';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../core/database/database.ts';
import { query } from '../../../core/http/use-case.ts';
import {
  inLatin,
  namesSharingPairs,
  type Substance,
  substances,
  substancesNamed,
} from './substance-names.ts';

const foundMost = 20;
/** One letter says nothing. */
const lettersLeast = 2;
/** Names that a mistyped word may have meant. */
const likeMost = 6;
/** As like as "pantap" is to "pantoprazole". */
const likeness = 0.45;

const fields = sql`brand, active_ingredient as "activeIngredient", atc, form, route, strength`;

/** What fits one of the conditions, the first condition first. One medicine is one hit, however many packages it has. */
const offeredSql = (conditions: readonly RawBuilder<boolean>[]) => {
  const places = conditions.map((condition, place) => sql`when ${condition} then ${sql.lit(place)}`);
  return sql<Medication>`
    select ${fields} from (
      select distinct on (brand_key, strength, form) brand, active_ingredient, atc, form, route, strength, brand_key,
        case ${sql.join(places, sql` `)} end as place
      from medication
      where withdrawn_at is null and (${sql.join(conditions, sql` or `)})
      order by brand_key, strength, form, place) found
    order by place, brand_key, length(strength), strength, form limit ${sql.lit(foundMost)}`;
};

const isOf = ({ beginnings, atc }: Substance): RawBuilder<boolean> => {
  const begins = beginnings.map((each) => sql`ingredient_key like ${`${each}%`}`);
  return sql`(${sql.join(begins, sql` or `)} or atc = any(${[...atc]}::text[]))`;
};

const isOfAny = (meant: readonly Substance[]): RawBuilder<boolean>[] =>
  meant.length > 0 ? [sql`(${sql.join(meant.map(isOf), sql` or `)})`] : [];

/** A brand that begins with the words comes first, then a substance that does, then what people call so. */
export const beginningSql = (key: string) =>
  offeredSql([
    sql`brand_key like ${`${key}%`}`,
    sql`ingredient_key like ${`${key}%`}`,
    ...isOfAny(substancesNamed(key)),
  ]);

/**
 * The beginning of a name is typed first, and is what is compared. Names that people use are many, and some everyday word
 * is like the middle or the end of one: of them only the beginning counts. They stand in no table.
 */
export const likeNamesSql = (key: string) => {
  const latin = inLatin(key);
  const peoples = namesSharingPairs(latin);
  return sql<{ name: string }>`
    select name from (
      select name, word_similarity(${key}, name) as likeness, similarity(${key}, left(name, ${key.length})) as begins
      from medication_name where ${key} <% name
      union all
      select name, word_similarity(${latin}, name), similarity(${latin}, left(name, ${latin.length}))
      from unnest(${peoples}::text[]) name
      where similarity(${latin}, left(name, ${latin.length})) > ${sql.lit(likeness)}) names
    group by name order by max(likeness) desc, max(begins) desc, name
    limit ${sql.lit(likeMost)}`;
};

/**
 * For this transaction. PostgreSQL takes comparing for cheap and would read every name, from the table or from the key,
 * instead of asking the index of likeness, which it reads as a bitmap.
 */
export const setLikeness = async (db: Reader): Promise<void> => {
  await sql`
    select set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true),
      set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
      set_config('enable_indexonlyscan', 'off', true)`.execute(db);
};

const likeNames = async (db: Reader, key: string): Promise<string[]> => {
  await setLikeness(db);
  const { rows } = await likeNamesSql(key).execute(db);
  return rows.map(({ name }) => name);
};

const namedSql = (names: readonly string[]) =>
  offeredSql(
    names.flatMap((name) => [
      sql<boolean>`(brand_key = ${name} or ingredient_key = ${name})`,
      ...isOfAny(substances().filter(({ latinNames }) => latinNames.includes(name))),
    ]),
  );

/** Mistyped words are looked for only where nothing begins as they do and people call nothing so. */
const findMedications = async (db: Reader, typed: string): Promise<Medication[]> => {
  const key = medicineKey(typed);
  if (key.length < lettersLeast) return [];
  const { rows: found } = await beginningSql(key).execute(db);
  if (found.length > 0) return found;
  const names = await likeNames(db, key);
  return names.length > 0 ? (await namedSql(names).execute(db)).rows : [];
};

export const search = query(searchMedications, async ({ db, query: { search } }) => ({
  medications: await findMedications(db, search),
}));
export const searchAsPatient = query(searchMedicationsAsPatient, async ({ db, query: { search } }) => ({
  medications: await findMedications(db, search),
}));
