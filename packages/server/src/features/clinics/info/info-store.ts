import type { ClinicInfo } from '@tervita/contract/clinics';
import { calendarDayIn } from '@tervita/domain/core';
import { sql } from 'kysely';
import type { Reader } from '../../../core/database/database.ts';
import { NotFound } from '../../../core/http/errors.ts';
import type { WeeklyHours } from './hours-store.ts';
import { specialDaysFrom, weeklyHoursOf } from './hours-store.ts';

interface InfoRow {
  name: string;
  registrationCode: string | null;
  country: string;
  address: string | null;
  phone: string | null;
  websites: string[];
  emails: string[];
  timeZone: string;
  version: number;
  updatedAt: Date | null;
  updatedByName: string | null;
}

/** As an admin reads it, to change it. */
export const infoOf = async (db: Reader, clinicId: string, now: Date): Promise<ClinicInfo> => {
  const { rows } = await sql<InfoRow>`
    select c.name, c.registration_code as "registrationCode", c.country, c.address, c.phone, c.websites, c.emails,
      c.time_zone as "timeZone", c.info_version as version, c.info_updated_at as "updatedAt",
      e.first_name || ' ' || e.surname as "updatedByName"
    from clinic c left join employee e on e.clinic_id = c.id and e.user_id = c.info_updated_by_user_id
    where c.id = ${clinicId}`.execute(db);
  const [row] = rows;
  if (!row) throw new NotFound();
  const { timeZone, updatedAt, ...info } = row;
  const weekly: WeeklyHours[] = await weeklyHoursOf(db, clinicId);
  const specialDays = await specialDaysFrom(db, clinicId, calendarDayIn(timeZone, now));
  return {
    clinicId,
    ...info,
    openingHours: { timeZone, weekly, specialDays },
    updatedAt: updatedAt?.toISOString() ?? null,
  };
};
