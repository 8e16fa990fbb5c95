import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../database/database.ts';
import type { Actor } from './actor.ts';
import { openedByLetter } from './own-thread.ts';

export type Self = Pick<Actor, 'userId' | 'personId'>;

/** The clinics' records of somebody of the staff, joined to their account or only under the same personal code. */
const ownRecords = (userId: string) => sql`array(select own_records_at_work(${userId}))`;

/**
 * Nobody treats themselves: what somebody of the staff wrote as a patient, or for somebody close, is their colleagues'
 * work, and so is what lies with a record of theirs that they have not taken yet. They read it where patients do. Where
 * no colleague is left who could, it is theirs after all: nobody's words may stay unread. The e-contact is called by
 * the given name.
 */
export const isOthersMatter = ({ userId, personId }: Self, name: 'e' | 'f' | 'o' | 'x' | 'e_contact') => {
  const of = (column: string): RawBuilder<unknown> => sql.ref(`${name}.${column}`);
  const isMine = sql`(${of('patient_person_id')} = ${personId} or ${of('clinic_member_id')} = any (${ownRecords(userId)})
    or (${of('creator_user_id')} = ${userId} and ${of('creator_kind')} <> 'CLINIC')
    or ${of('id')} = any (${openedByLetter(userId)}))`;
  return sql<boolean>`(not ${isMine} or not ${hasColleague(userId, name)})`;
};

/** Somebody else works there who has not written it. */
const hasColleague = (userId: string, name: string) => {
  const of = (column: string): RawBuilder<unknown> => sql.ref(`${name}.${column}`);
  return sql`exists (select from employee colleague
    where colleague.clinic_id = ${of('clinic_id')} and colleague.deleted_at is null and colleague.user_id <> ${userId}
      and (colleague.user_id <> ${of('creator_user_id')} or ${of('creator_kind')} = 'CLINIC'))`;
};

/** Whether a clinic's record is that of somebody of its staff. */
export const isOwnRecord = async (db: Reader, userId: string, memberId: string): Promise<boolean> => {
  const { rows } = await sql<{ isOwn: boolean }>`
    select ${memberId} = any (${ownRecords(userId)}) as "isOwn"`.execute(db);
  return rows[0]?.isOwn ?? false;
};

/** Whose e-contacts somebody of the staff may work on. */
export const staffOf = ({ clinicIds, userId, personId }: Actor) => ({
  clinicIds,
  self: { userId, personId },
});
