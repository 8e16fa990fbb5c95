import { sql } from 'kysely';
import type { Reader } from '../../core/database/database.ts';
import { NotFound } from '../../core/http/errors.ts';
import type { Actor } from '../../core/session/actor.ts';
import { isOthersMatter } from '../../core/session/own-matter.ts';
import { isOwnThread } from '../../core/session/own-thread.ts';
import { sideOf } from './file-store.ts';

const mine = (actor: Actor) => sql`e.status <> 'CREATED' and ${isOwnThread(actor, 'e')}`;
const ours = (actor: Actor) => sql`e.clinic_id = any(${[...actor.clinicIds]}::uuid[])
  and e.status in ('SUBMITTED', 'COMPLETED', 'CANCELLED', 'REJECTED') and ${isOthersMatter(actor, 'e')}`;

/** Not yours is not found, also when it has no files. */
export const assertThread = async (db: Reader, actor: Actor, eContactId: string): Promise<void> => {
  const { rows } = await sql`
    select 1 from e_contact e
    where e.id = ${eContactId} and ${sideOf(actor) === 'PATIENT' ? mine(actor) : ours(actor)}`.execute(db);
  if (rows.length === 0) throw new NotFound();
};
