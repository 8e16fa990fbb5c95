import { listPatientClinics } from '@tervita/contract/clinics';
import type { ClinicKind, MembershipStatus } from '@tervita/domain/clinics';
import { searchWords } from '@tervita/domain/persons';
import { sql } from 'kysely';
import { NotFound } from '../../../core/http/errors.ts';
import { query } from '../../../core/http/use-case.ts';
import { hoursIn, openingHoursOf } from '../opening-hours-store.ts';

interface Row {
  clinicId: string;
  name: string;
  country: string;
  registrationCode: string | null;
  address: string | null;
  phone: string | null;
  websites: string[];
  emails: string[];
  kind: ClinicKind;
  membership: MembershipStatus | null;
  isFamilyDoctor: boolean;
  isRelated: boolean;
}
const most = 100;
/** Name and address in small letters without accents, as the words of a search are. */
const plain = sql`translate(lower(regexp_replace(normalize(c.name || ' ' || coalesce(c.address, ''), NFD),
  '[\u0300-\u036f]', '', 'g')), 'łøđ', 'lod')`;

/**
 * The clinics to which the signed-in person can write about somebody: their own and those where they have written for
 * that person first, then those that are open to anybody; and any that has the words that are searched for. Where a
 * represented person is really a patient plays no part in it, so nothing of it is told.
 */
export const listClinics = query(listPatientClinics, async ({ db, actor, query: asked, touched }) => {
  const { personId, clinicId = null } = asked;
  const words = searchWords(asked.search ?? '').map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  touched.personIds.add(personId);
  const person = await db.selectFrom('person').select('id').where('id', '=', personId).executeTakeFirst();
  if (!person) throw new NotFound();
  const isAboutMe = personId === actor.personId;
  const { rows } = await sql<Row>`
    with related as (
      select clinic_id, status from clinic_member where person_id = ${actor.personId} and status in ('MEMBER', 'PENDING')
    ), known as (
      select clinic_id, status from related where ${isAboutMe}
      union all select clinic_id, case status when 'CONFIRMED' then 'MEMBER' end
      from clinics_of_represented(${personId}) where not ${isAboutMe}
    )
    select c.id as "clinicId", c.name, c.country, c.registration_code as "registrationCode", c.address, c.phone,
      c.websites, c.emails, c.kind, k.status as membership,
      coalesce(c.kind = 'FAMILY_DOCTOR' and k.status = 'MEMBER', false) as "isFamilyDoctor",
      (k.clinic_id is not null or r.clinic_id is not null) as "isRelated"
    from clinic c left join known k on k.clinic_id = c.id left join related r on r.clinic_id = c.id
    where k.clinic_id is not null or r.clinic_id is not null or c.id = ${clinicId}
      or ((c.kind = 'OPEN' or ${words.length > 0}) and ${plain} like all (${words}::text[]))
    order by k.clinic_id is not null desc, r.clinic_id is not null desc, (c.kind = 'FAMILY_DOCTOR') desc,
      c.id = ${clinicId} desc, c.name, c.id limit ${most}`.execute(db);
  const ids = rows.map(({ clinicId }) => clinicId);
  const hours = await openingHoursOf(db, ids);
  return { clinics: rows.map((row) => ({ ...row, openingHours: hoursIn(hours, row.clinicId) })) };
});
