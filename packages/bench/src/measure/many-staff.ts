import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Sql } from '../core/sql.ts';
import type { Staff } from './staff-of-demo.ts';

/** Colleagues of somebody, each signed in once. Answers their session tokens. */
export const addColleagues = async (
  sql: Sql,
  { clinicId, userId }: Staff,
  count: number,
): Promise<string[]> => {
  const tokens: string[] = [];
  for (let number = 0; number < count; number += 1) {
    const [person, user, token] = [randomUUID(), randomUUID(), randomBytes(32).toString('base64url')];
    await sql.query(
      `insert into person (id, country, first_name, surname, birth_date, sex, created_at, updated_at)
       values ($1, 'EE', 'Kolleeg', 'Number ' || $2, '1985-01-01', 'FEMALE', now(), now())`,
      [person, String(number)],
    );
    await sql.query(
      `insert into app_user (id, person_id, language, profile_completed_at, created_at)
       values ($1, $2, 'et', now(), now())`,
      [user, person],
    );
    await sql.query(
      `insert into consent select $1, consent_group, version, given_at from consent where user_id = $2`,
      [user, userId],
    );
    await sql.query(
      `insert into employee (id, clinic_id, user_id, first_name, surname, role, created_at)
       values (gen_random_uuid(), $1, $2, 'Kolleeg', 'Number ' || $3, 'NURSE', now())`,
      [clinicId, user, String(number)],
    );
    await sql.query(
      `insert into session (id_hash, family_id, user_id, active_role, assurance, method, signed_in_at, expires_at, ends_at)
       values ($1, gen_random_uuid(), $2, 'PRM_DOCTOR', 'HIGH', 'DIGITAL_ID', now(), now() + interval '1 hour',
         now() + interval '2 hours')`,
      [createHash('sha256').update(token).digest(), user],
    );
    tokens.push(token);
  }
  return tokens;
};
