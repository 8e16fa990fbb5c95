import type { ClinicOpeningHours } from '@tervita/contract/clinics';
import { sql } from 'kysely';
import type { Reader } from '../../core/database/database.ts';
import { NotFound } from '../../core/http/errors.ts';

/** As far as anybody waits or plans: a week back, two months ahead. */
const daysBack = 10;
const daysAhead = 70;

const intervals = sql`'opens', to_char(h.opens, 'HH24:MI'), 'closes', to_char(h.closes, 'HH24:MI')`;

/** When the clinics are open, each by its own clock; special days from a week ago on, or from an earlier time. */
export const openingHoursOf = async (
  db: Reader,
  clinicIds: readonly string[],
  since?: Date,
): Promise<Map<string, ClinicOpeningHours>> => {
  const { rows } = await sql<{ id: string; hours: ClinicOpeningHours }>`
    select c.id, json_build_object('timeZone', c.time_zone,
      'weekly', coalesce((select json_agg(json_build_object('weekday', h.weekday, ${intervals}) order by h.weekday, h.opens)
        from clinic_opening_hours h where h.clinic_id = c.id), '[]'),
      'specialDays', coalesce((select json_agg(json_build_object('day', d.day, 'name', d.name,
          'intervals', coalesce((select json_agg(json_build_object(${intervals}) order by h.opens)
            from clinic_special_hours h where h.clinic_id = d.clinic_id and h.day = d.day), '[]')) order by d.day)
        from clinic_special_day d where d.clinic_id = c.id
          and d.day between ${since ? sql`${since}::date - 1` : sql`now()::date - ${sql.lit(daysBack)}`} and now()::date + ${sql.lit(daysAhead)}), '[]')) as hours
    from clinic c where c.id = any(${[...clinicIds]}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, hours }) => [id, hours]));
};

/** The hours of a clinic that was asked for; a clinic that is not there is not found. */
export const hoursIn = (
  hours: ReadonlyMap<string, ClinicOpeningHours>,
  clinicId: string,
): ClinicOpeningHours => {
  const found = hours.get(clinicId);
  if (!found) throw new NotFound();
  return found;
};
