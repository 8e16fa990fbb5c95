import { sql } from 'kysely';
import type { Reader } from '../../core/database/database.ts';
import { NotFound } from '../../core/http/errors.ts';
import type { Actor } from '../../core/session/actor.ts';
import { isOthersMatter } from '../../core/session/own-matter.ts';
import { sideOf } from './file-store.ts';

const mine = (actor: Actor) => sql`e.status <> 'CREATED'
  and (e.patient_person_id = ${actor.personId} or e.creator_user_id = ${actor.userId})`;
const ours = (actor: Actor) => sql`e.clinic_id = any(${[...actor.clinicIds]}::uuid[])
  and e.status in ('SUBMITTED', 'COMPLETED', 'CANCELLED', 'REJECTED') and ${isOthersMatter(actor, 'e')}`;

/** Not yours is not found, also when it has no files. */
export const assertThread = async (db: Reader, actor: Actor, eContactId: string): Promise<void> => {
  const { rows } = await sql`
    select 1 from e_contact e join clinic_member m on m.clinic_id = e.clinic_id and m.id = e.clinic_member_id
    where e.id = ${eContactId} and ${sideOf(actor) === 'PATIENT' ? mine(actor) : ours(actor)}`.execute(db);
  if (rows.length === 0) throw new NotFound();
};
