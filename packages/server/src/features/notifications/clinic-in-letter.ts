import { sql } from 'kysely';
import type { Database } from '../../core/database/database.ts';

interface ClinicInLetter {
  readonly clinic: string;
  /** Who did it, and of whose work it is, by the names that the clinic wrote down. */
  readonly by: string;
  readonly whom: string;
}

const unknown = '–';

/** What a letter about a clinic names. Nobody is named who is not written down in that very clinic. */
export const clinicInLetter = async (
  database: Database,
  { clinicId = null, employeeId = null, byUserId = null }: Readonly<Record<string, string | null>>,
): Promise<ClinicInLetter> => {
  if (clinicId === null) return { clinic: unknown, by: unknown, whom: unknown };
  const { rows } = await database.read('tervita_system', {}, (db) =>
    sql<ClinicInLetter>`
      select c.name as clinic, coalesce(b.first_name || ' ' || b.surname, ${unknown}) as by,
        coalesce(w.first_name || ' ' || w.surname, ${unknown}) as whom
      from clinic c left join employee w on w.clinic_id = c.id and w.id = ${employeeId}
        left join employee b on b.clinic_id = c.id and b.user_id = ${byUserId}
      where c.id = ${clinicId}`.execute(db),
  );
  return rows[0] ?? { clinic: unknown, by: unknown, whom: unknown };
};
