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
  address: string | null;
  kind: ClinicKind;
  membership: MembershipStatus | null;
  isFamilyDoctor: boolean;
}
const most = 100;
/** Name and address in small letters without accents, as the words of a search are. */
const plain = sql`translate(lower(regexp_replace(normalize(c.name || ' ' || coalesce(c.address, ''), NFD),
  '[\u0300-\u036f]', '', 'g')), 'łøđ', 'lod')`;

/** Row security shows a person their own record and those they represent; anybody else is not found. */
export const listClinics = query(listPatientClinics, async ({ db, query: asked, touched }) => {
  const { personId, clinicId = null } = asked;
  const words = searchWords(asked.search ?? '').map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  touched.personIds.add(personId);
  const person = await db.selectFrom('person').select('id').where('id', '=', personId).executeTakeFirst();
  if (!person) throw new NotFound();
  const { rows } = await sql<Row>`
    select c.id as "clinicId", c.name, c.address, c.kind, m.status as membership,
      coalesce(c.kind = 'FAMILY_DOCTOR' and m.status = 'MEMBER', false) as "isFamilyDoctor"
    from clinic c left join clinic_member m on m.clinic_id = c.id and m.person_id = ${personId}
    where m.status in ('MEMBER', 'PENDING') or (c.kind = 'OPEN' and ${plain} like all (${words}::text[]))
    order by (m.status in ('MEMBER', 'PENDING')) is true desc, (c.kind = 'FAMILY_DOCTOR') desc, c.id = ${clinicId} desc,
      c.name, c.id limit ${most}`.execute(db);
  const ids = rows.map(({ clinicId }) => clinicId);
  const hours = await openingHoursOf(db, ids);
  return { clinics: rows.map((row) => ({ ...row, openingHours: hoursIn(hours, row.clinicId) })) };
});
