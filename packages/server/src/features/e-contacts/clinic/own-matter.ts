import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../../core/session/actor.ts';

export type Self = Pick<Actor, 'userId' | 'personId'>;

/**
 * Nobody treats themselves: what somebody of the staff wrote as a patient, or for somebody close, is their colleagues'
 * work. They read it where patients do. The e-contact is called by the given name.
 */
export const isOthersMatter = ({ userId, personId }: Self, name: 'e' | 'x' | 'e_contact') => {
  const of = (column: string): RawBuilder<unknown> => sql.ref(`${name}.${column}`);
  return sql<boolean>`not (${of('patient_person_id')} = ${personId}
    or (${of('creator_user_id')} = ${userId} and ${of('creator_kind')} <> 'CLINIC'))`;
};

/** Whose e-contacts somebody of the staff may work on. */
export const staffOf = ({ clinicIds, userId, personId }: Actor) => ({
  clinicIds,
  self: { userId, personId },
});
