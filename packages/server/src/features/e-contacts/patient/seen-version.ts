import { internalMoves } from '@tervita/domain/e-contacts';
import type { Tx } from '../../../core/database/database.ts';
import type { LockedEContact } from '../e-contact-store.ts';

/** What the clinic does for itself raises the version, but a patient who has not seen it has missed nothing. */
export const seenVersion = async (tx: Tx, eContact: LockedEContact, seen: number): Promise<number> => {
  const { version } = eContact.state;
  if (seen >= version) return seen;
  const missed = await tx
    .selectFrom('timeline_entry')
    .select('id')
    .where('e_contact_id', '=', eContact.id)
    .where('version', '>', seen)
    .where('move', 'not in', [...internalMoves])
    .limit(1)
    .executeTakeFirst();
  return missed ? seen : version;
};
