import { internalMoves, prescriptionMoves } from '@tervita/domain/e-contacts';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/database.ts';
import { BadInput } from '../../core/http/errors.ts';
import type { LockedEContact } from './e-contact-store.ts';

/** What somebody of the staff does while writing: their own reply is not overtaken by it. */
const ownWork = [...internalMoves, ...prescriptionMoves];

/**
 * Undefined for a caller that said nothing of what it saw: it takes the e-contact as it stands.
 * What the clinic does for itself raises the version. A patient who has not seen it has missed nothing; nor has a
 * member of the staff whose own doing it was, such as taking the e-contact and replying in one breath.
 */
export const seenVersion = async (
  tx: Tx,
  eContact: LockedEContact,
  seen: number | undefined,
  staffUserId?: string,
): Promise<number | undefined> => {
  const { version } = eContact.state;
  // Nobody has seen what is not there yet.
  if (seen !== undefined && seen > version)
    throw new BadInput([{ path: ['headers', 'if-match'], key: 'badFormat' }]);
  if (seen === undefined || seen === version) return seen;
  const missed = await tx
    .selectFrom('timeline_entry')
    .select('id')
    .where('e_contact_id', '=', eContact.id)
    .where('version', '>', seen)
    // That none of the signs is there adds nothing to the words that it was asked for.
    .where((entry) => entry.or([entry('is_beside_words', '=', false), entry('fired', 'is not', null)]))
    .where((entry) =>
      entry.or([
        entry('move', 'not in', staffUserId === undefined ? [...internalMoves] : ownWork),
        staffUserId === undefined
          ? sql<boolean>`false`
          : entry('author_user_id', 'is distinct from', staffUserId),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return missed ? seen : version;
};
