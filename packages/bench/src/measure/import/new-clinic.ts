import { randomUUID } from 'node:crypto';
import type { Sql } from '../../core/sql.ts';

/** A clinic without patients that somebody administers. */
export const newClinic = async (sql: Sql, userId: string): Promise<string> => {
  const id = randomUUID();
  await sql.query(
    `insert into clinic (id, name, kind, country, plan, plan_valid_from, time_zone, created_at)
     values ($1, $2, 'FAMILY_DOCTOR', 'EE', 'PREMIUM', now(), 'Europe/Tallinn', now())`,
    [id, `Kliinik ${id.slice(0, 8)}`],
  );
  await sql.query(
    `insert into employee (id, clinic_id, user_id, first_name, surname, role, is_admin, created_at)
     select gen_random_uuid(), $1, u.id, p.first_name, p.surname, 'DOCTOR', true, now()
     from app_user u join person p on p.id = u.person_id where u.id = $2`,
    [id, userId],
  );
  return id;
};
