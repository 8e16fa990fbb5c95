import type { ManagedAd } from '@tervita/contract/ads';
import { adsMost, type TargetGender } from '@tervita/domain/ads';
import type { Country } from '@tervita/domain/core';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../core/database/database.ts';
import type { DB } from '../../core/database/schema.generated.ts';

export type AdFields = Omit<ManagedAd, 'id' | 'updatedAt'>;

const toAd = (row: Selectable<DB['ad']>): ManagedAd => ({
  id: row.id,
  title: row.title,
  text: row.text,
  link: row.link,
  licence: row.licence,
  targetGender: row.target_gender as TargetGender | null,
  minAge: row.min_age,
  maxAge: row.max_age,
  allowedCountries: row.allowed_countries as Country[],
  activeFrom: row.active_from.toISOString(),
  activeUntil: row.active_until?.toISOString() ?? null,
  updatedAt: row.updated_at.toISOString(),
});

const columnsOf = (fields: AdFields, now: Date) => ({
  title: fields.title,
  text: fields.text,
  link: fields.link,
  licence: fields.licence,
  target_gender: fields.targetGender,
  min_age: fields.minAge,
  max_age: fields.maxAge,
  allowed_countries: fields.allowedCountries,
  active_from: fields.activeFrom,
  active_until: fields.activeUntil,
  updated_at: now,
});

/** Row security has chosen: all of them for the platform's admin, those that run now for patients. */
export const readAds = async (db: Reader): Promise<ManagedAd[]> => {
  const rows = await db
    .selectFrom('ad')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('active_from', 'desc')
    .orderBy('id')
    .limit(adsMost)
    .execute();
  return rows.map(toAd);
};

export const insertAd = async (tx: Tx, id: string, fields: AdFields, now: Date): Promise<ManagedAd> =>
  toAd(
    await tx
      .insertInto('ad')
      .values({ id, created_at: now, ...columnsOf(fields, now) })
      .returningAll()
      .executeTakeFirstOrThrow(),
  );

const changed = (
  tx: Tx,
  id: string,
  columns: Partial<ReturnType<typeof columnsOf>> & { deleted_at?: Date },
) =>
  tx
    .updateTable('ad')
    .set(columns)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

export const updateAd = async (
  tx: Tx,
  id: string,
  fields: AdFields,
  now: Date,
): Promise<ManagedAd | undefined> => {
  const row = await changed(tx, id, columnsOf(fields, now));
  return row && toAd(row);
};

export const removeAd = async (tx: Tx, id: string, now: Date): Promise<boolean> =>
  (await changed(tx, id, { deleted_at: now })) !== undefined;
