import { type RawBuilder, sql } from 'kysely';
import type { Actor } from './actor.ts';

export type Self = Pick<Actor, 'userId' | 'personId'>;

/**
 * Nobody treats themselves: what somebody of the staff wrote as a patient, or for somebody close, is their colleagues'
 * work. They read it where patients do. Where no colleague is left who could, it is theirs after all: nobody's words
 * may stay unread. The e-contact is called by the given name.
 */
export const isOthersMatter = ({ userId, personId }: Self, name: 'e' | 'f' | 'o' | 'x' | 'e_contact') => {
  const of = (column: string): RawBuilder<unknown> => sql.ref(`${name}.${column}`);
  const isMine = sql`(${of('patient_person_id')} = ${personId}
    or (${of('creator_user_id')} = ${userId} and ${of('creator_kind')} <> 'CLINIC'))`;
  return sql<boolean>`(not ${isMine} or not exists (select from employee colleague
    where colleague.clinic_id = ${of('clinic_id')} and colleague.deleted_at is null and colleague.user_id <> ${userId}
      and (colleague.user_id <> ${of('creator_user_id')} or ${of('creator_kind')} = 'CLINIC')))`;
};

/** Whose e-contacts somebody of the staff may work on. */
export const staffOf = ({ clinicIds, userId, personId }: Actor) => ({
  clinicIds,
  self: { userId, personId },
});
