import {
  type Medication,
  searchMedications,
  searchMedicationsAsPatient,
} from '@tervita/contract/prescriptions';
import { medicineKey } from '@tervita/domain/prescriptions';
import { sql } from 'kysely';
import type { Reader } from '../../../core/database/database.ts';
import { query } from '../../../core/http/use-case.ts';

const foundMost = 20;
/** One letter says nothing. */
const lettersLeast = 2;
/** Names that a mistyped word may have meant. */
const likeMost = 6;
/** As like as "pantap" is to "pantoprazole". */
const likeness = 0.45;

const fields = sql`brand, active_ingredient as "activeIngredient", atc, form, route, strength`;

/** What begins with the words; a brand before a substance. One medicine is one hit, however many packages it has. */
const beginning = async (db: Reader, key: string): Promise<Medication[]> => {
  const { rows } = await sql<Medication>`
    select ${fields} from (
      select distinct on (brand_key, strength, form) brand, active_ingredient, atc, form, route, strength, brand_key,
        brand_key like ${`${key}%`} as is_brand
      from medication
      where withdrawn_at is null and (brand_key like ${`${key}%`} or ingredient_key like ${`${key}%`})) found
    order by is_brand desc, brand_key, length(strength), strength, form limit ${sql.lit(foundMost)}`.execute(
    db,
  );
  return rows;
};

/** The beginning of a name is typed first, and is what is compared. */
export const likeNamesSql = (key: string) => sql<{ name: string }>`
  select name from medication_name where ${key} <% name
  order by word_similarity(${key}, name) desc, similarity(${key}, left(name, ${key.length})) desc, name
  limit ${sql.lit(likeMost)}`;

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

const named = async (db: Reader, names: readonly string[]): Promise<Medication[]> => {
  const { rows } = await sql<Medication>`
    select ${fields} from (
      select distinct on (brand_key, strength, form) brand, active_ingredient, atc, form, route, strength, brand_key,
        least(array_position(${[...names]}::text[], brand_key), array_position(${[...names]}::text[], ingredient_key)) as place
      from medication
      where withdrawn_at is null and (brand_key = any(${[...names]}::text[]) or ingredient_key = any(${[...names]}::text[]))) found
    order by place, brand_key, length(strength), strength, form limit ${sql.lit(foundMost)}`.execute(db);
  return rows;
};

/** Mistyped words are looked for only where nothing begins as they do. */
const findMedications = async (db: Reader, typed: string): Promise<Medication[]> => {
  const key = medicineKey(typed);
  if (key.length < lettersLeast) return [];
  const found = await beginning(db, key);
  if (found.length > 0) return found;
  const names = await likeNames(db, key);
  return names.length > 0 ? named(db, names) : [];
};

export const search = query(searchMedications, async ({ db, query: { search } }) => ({
  medications: await findMedications(db, search),
}));
export const searchAsPatient = query(searchMedicationsAsPatient, async ({ db, query: { search } }) => ({
  medications: await findMedications(db, search),
}));
