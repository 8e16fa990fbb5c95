import { zoneOf } from '@tervita/domain/core';
import type { Sql } from '../core/sql.ts';

interface Filling {
  readonly clinicId: string;
  /** How many e-contacts the clinic has in the end. */
  readonly eContacts: number;
  /** A quarter of that, when left out. */
  readonly members?: number;
  /** Somebody of its staff, who has answered some and written none: what staff wrote as patients is their colleagues'. */
  readonly userId: string;
}

/** Members and e-contacts of one clinic, spread over the statuses, reasons, lists and days of a real one. */
const fillClinic = async (
  sql: Sql,
  { clinicId, eContacts, members = Math.floor(eContacts / 4), userId }: Filling,
): Promise<void> => {
  await sql.query(
    `insert into clinic_member (id, clinic_id, person_id, status, first_name, surname, personal_code, birth_date, sex,
       email, created_at, updated_at)
     select gen_random_uuid(), $1::uuid, gen_random_uuid(), 'MEMBER',
       (array['Mari', 'Jüri', 'Anu', 'Viktor', 'Õnne', 'Karl-Erik'])[1 + n % 6], 'Mets' || md5(n::text || ($1::uuid)::text),
       (40000000000 + n)::text, '1985-01-01', 'FEMALE', md5(n::text) || '@example.com', now(), now()
     from generate_series(1, $2::int) n`,
    [clinicId, members],
  );
  await sql.query(
    `insert into e_contact (id, clinic_id, clinic_member_id, patient_person_id, creator_user_id, creator_kind,
       creator_name, type, status, turn, language, preview, waiting_since, created_at, updated_at, completed_at,
       assignee_user_id, sent_at, clinic_has_answered, first_answered_at)
     select gen_random_uuid(), m.clinic_id, m.id, m.person_id, m.person_id, 'PATIENT', m.first_name || ' ' || m.surname,
       (array['COUGH', 'BACK_PAIN', 'HEADACHE', 'QUESTION', 'SKIN_RASH'])[1 + k % 5],
       case when k % 20 = 0 then 'SUBMITTED' when k % 33 = 0 then 'REJECTED' else 'COMPLETED' end,
       case when k % 20 = 0 then (array['CLINIC', 'PATIENT'])[1 + (k / 20) % 2] end, 'et',
       'Palavik tõusis eile õhtul 38,4-ni. Joob ja mängib, aga köha on öösel hull. Kas peaksime tulema vastuvõtule?',
       at, at, at, case when k % 20 <> 0 and k % 33 <> 0 then at end, case when k % 3 = 0 then $2::uuid end,
       at, k % 40 <> 0, case when k % 40 <> 0 then least(at + k % 900 * interval '1 minute', now()) end
     from (select m.*, n, row_number() over () as k from clinic_member m cross join generate_series(1, 4) n
       where m.clinic_id = $1::uuid and m.surname like 'Mets%') m,
       lateral (select now() - k * interval '11 minutes' as at) t
     where k <= $3`,
    [clinicId, userId, eContacts],
  );
};

/** Grows the database to so many clinics and e-contacts; the given clinic first. */
export const fillClinics = async (
  sql: Sql,
  given: Filling,
  others: { readonly clinics: number; readonly eContacts: number },
): Promise<void> => {
  // Rows without people behind them: what is measured reads none.
  await sql.query('set session_replication_role = replica');
  await fillClinic(sql, given);
  for (let number = 0; number < others.clinics; number += 1) {
    const { rows } = await sql.query<{ id: string }>(
      `insert into clinic (id, name, kind, country, time_zone, plan, plan_valid_from, created_at)
       values (gen_random_uuid(), 'Clinic ' || $1, 'OPEN', 'EE', $2, 'BASIC', now(), now()) returning id`,
      [String(number), zoneOf('EE')],
    );
    const eContacts = Math.floor(others.eContacts / others.clinics);
    await fillClinic(sql, { clinicId: rows[0]?.id ?? '', eContacts, userId: given.userId });
  }
  await sql.query('set session_replication_role = origin');
  await sql.query('vacuum analyze');
};
