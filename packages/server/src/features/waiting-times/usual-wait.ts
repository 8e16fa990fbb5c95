import type { OpeningHours } from '@tervita/domain/clinics';
import type { UsualWait } from '@tervita/domain/waiting-times';
import { sql } from 'kysely';
import type { Reader } from '../../core/database/database.ts';
import { openingHoursOf } from '../clinics/index.ts';
import { openTimesOf, timesSql } from './open-times.ts';

/** Opening hours are looked up this far back: whoever waited longer counts as having waited since then. */
const daysBack = 120;

export interface ClinicWait {
  readonly hours: OpeningHours;
  readonly wait: UsualWait;
}

const sinceWhen = (now: Date) => new Date(now.getTime() - daysBack * 86_400_000);

interface WaitRow {
  readonly clinicId: string;
  readonly half: number;
  readonly nineOfTen: number;
}

/** How long the patients of each clinic usually wait, in two statements for all; without those that answered too few. */
export const usualWaitsOf = async (
  db: Reader,
  clinicIds: readonly string[],
  now: Date,
): Promise<Map<string, ClinicWait>> => {
  const since = sinceWhen(now);
  const hours = await openingHoursOf(db, clinicIds, since);
  if (hours.size === 0) return new Map();
  const waits = [...hours].map(
    ([clinicId, each]) => sql`
      select ${clinicId}::uuid as "clinicId", half * 1000 as half, nine_of_ten * 1000 as "nineOfTen"
      from usual_wait(${clinicId}, ${timesSql(openTimesOf(each, since, now))})`,
  );
  const { rows } = await sql<WaitRow>`${sql.join(waits, sql` union all `)}`.execute(db);
  return new Map(
    rows.flatMap(({ clinicId, ...wait }) => {
      const ofClinic = hours.get(clinicId);
      return ofClinic ? [[clinicId, { hours: ofClinic, wait }] as const] : [];
    }),
  );
};

/** How long the clinic's patients usually wait; undefined with too few answers to say so. */
export const usualWaitOf = async (db: Reader, clinicId: string, now: Date): Promise<ClinicWait | undefined> =>
  (await usualWaitsOf(db, [clinicId], now)).get(clinicId);
