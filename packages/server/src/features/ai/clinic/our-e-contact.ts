import { sql } from 'kysely';
import type { Reader } from '../../../core/database/database.ts';
import { NotFound } from '../../../core/http/errors.ts';
import type { Actor } from '../../../core/session/actor.ts';
import { isOthersMatter } from '../../../core/session/own-matter.ts';
import type { About } from '../engine/known-people.ts';

export interface OurEContact {
  readonly id: string;
  readonly clinicId: string;
  readonly version: number;
  readonly patientPersonId: string;
  readonly creatorUserId: string;
  /** Who wrote in it after opening it by the link in a letter. */
  readonly letterReaderIds: readonly string[];
}

/** The clinic reads what was sent to it; another clinic's, and one's own as a patient, are as good as none. */
export const ourEContact = async (
  db: Reader,
  actor: Actor,
  { clinicId, eContactId }: { readonly clinicId: string; readonly eContactId: string },
): Promise<OurEContact> => {
  const { rows } = await sql<OurEContact>`
    select id, clinic_id as "clinicId", version, patient_person_id as "patientPersonId",
      creator_user_id as "creatorUserId",
      array(select o.user_id from letter_opening o where o.e_contact_id = e_contact.id) as "letterReaderIds"
    from e_contact where id = ${eContactId} and clinic_id = ${clinicId}
      and clinic_id = any(${[...actor.clinicIds]}::uuid[])
      and status in ('SUBMITTED', 'COMPLETED', 'CANCELLED', 'REJECTED')
      and ${isOthersMatter(actor, 'e_contact')}`.execute(db);
  const [row] = rows;
  if (!row) throw new NotFound();
  return row;
};

export const aboutOf = (
  { clinicId, patientPersonId, creatorUserId, letterReaderIds }: OurEContact,
  actor: Actor,
): About => ({
  clinicId,
  patientPersonId,
  askedByUserId: actor.userId,
  asker: 'STAFF',
  userIds: [creatorUserId, ...letterReaderIds, actor.userId],
});
