import { sql } from 'kysely';
import type { Actor } from './actor.ts';

/** The threads that somebody opened by the link in a letter, and of which nobody has said whose they are. */
export const openedByLetter = (userId: string) =>
  sql`array(select o.e_contact_id from letter_opening o where o.user_id = ${userId} and opening_holds(o))`;

/**
 * The e-contacts that somebody sees as a patient: about themselves, unless another wrote in their name and nobody has
 * confirmed that they may; those that they started themselves for somebody for whom they may still write; and those that
 * they opened by the link in a letter. The e-contact is called by the given name. Row security says the same a second time.
 */
export const isOwnThread = (
  { userId, personId }: Pick<Actor, 'userId' | 'personId'>,
  name: 'e' | 'e_contact',
) => {
  const of = (column: string) => sql.ref(`${name}.${column}`);
  return sql<boolean>`((${of('patient_person_id')} = ${personId} and not ${of('representation_unverified')})
    or (${of('creator_user_id')} = ${userId} and ${of('represented_person_id')} in (
      select person_id from representation where user_id = ${userId} and representation_holds(ended_at)))
    or ${of('id')} = any (${openedByLetter(userId)}))`;
};
