import type { ClinicOpeningHours } from '@tervita/contract/clinics';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../core/database/database.ts';

export type WeeklyHours = ClinicOpeningHours['weekly'][number];
type SpecialDay = ClinicOpeningHours['specialDays'][number];

export const weeklyHoursOf = async (db: Reader, clinicId: string): Promise<WeeklyHours[]> => {
  const { rows } = await sql<WeeklyHours>`
    select weekday, to_char(opens, 'HH24:MI') as opens, to_char(closes, 'HH24:MI') as closes from clinic_opening_hours
    where clinic_id = ${clinicId} order by weekday, opens`.execute(db);
  return rows;
};

export const specialDaysFrom = async (db: Reader, clinicId: string, day: string): Promise<SpecialDay[]> => {
  const { rows } = await sql<SpecialDay>`
    select d.day::text as day, d.name, coalesce((select json_agg(json_build_object('opens', to_char(h.opens, 'HH24:MI'),
          'closes', to_char(h.closes, 'HH24:MI')) order by h.opens)
        from clinic_special_hours h where h.clinic_id = d.clinic_id and h.day = d.day), '[]') as intervals
    from clinic_special_day d where d.clinic_id = ${clinicId} and d.day >= ${day}::date
    order by d.day limit 200`.execute(db);
  return rows;
};

export const replaceWeeklyHours = async (
  tx: Tx,
  clinicId: string,
  weekly: readonly WeeklyHours[],
): Promise<void> => {
  await tx.deleteFrom('clinic_opening_hours').where('clinic_id', '=', clinicId).execute();
  if (weekly.length > 0)
    await tx
      .insertInto('clinic_opening_hours')
      .values(weekly.map((hours) => ({ clinic_id: clinicId, ...hours })))
      .execute();
};

/** Days before today are over, and say how long somebody waited then: they stay. */
export const replaceSpecialDays = async (
  tx: Tx,
  clinicId: string,
  days: readonly SpecialDay[],
  today: string,
): Promise<void> => {
  const coming = days.filter(({ day }) => day >= today);
  await sql`delete from clinic_special_hours where clinic_id = ${clinicId} and day >= ${today}::date`.execute(
    tx,
  );
  await sql`delete from clinic_special_day where clinic_id = ${clinicId} and day >= ${today}::date`.execute(
    tx,
  );
  for (const { day, name, intervals } of coming) {
    await sql`
      insert into clinic_special_day (clinic_id, day, name) values (${clinicId}, ${day}::date, ${name})`.execute(
      tx,
    );
    for (const { opens, closes } of intervals)
      await sql`
        insert into clinic_special_hours (clinic_id, day, opens, closes)
        values (${clinicId}, ${day}::date, ${opens}::time, ${closes}::time)`.execute(tx);
  }
};
