import { internalMoves, type Move } from '@tervita/domain/e-contacts';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../core/database/database.ts';
import { BadInput } from '../../core/http/errors.ts';
import type { LockedEContact } from './e-contact-store.ts';
import { missedByStaff } from './missed-by-staff.ts';

/** Whether a patient has missed something that patients read. */
const missedByPatient = (eContactId: string, version: number): RawBuilder<boolean> =>
  sql<boolean>`exists (select from timeline_entry t where t.e_contact_id = ${eContactId}
    and t.version > ${version} and (not t.is_beside_words or t.fired is not null)
    and t.move <> all(${[...internalMoves]}::text[]))`;

/**
 * The version to check a move against. It is the present one where whatever came since the seen one need not be read first,
 * and undefined for a caller who did not say what they saw: they take the e-contact as it stands.
 */
export const seenVersion = async (
  tx: Tx,
  { id, state: { version } }: LockedEContact,
  seen: number | undefined,
  staffUserId?: string,
  move?: Move,
): Promise<number | undefined> => {
  // Nobody has seen what is not there yet.
  if (seen !== undefined && seen > version)
    throw new BadInput([{ path: ['headers', 'if-match'], key: 'badFormat' }]);
  if (seen === undefined || seen === version) return seen;
  const missed =
    staffUserId === undefined
      ? missedByPatient(id, seen)
      : missedByStaff({
          eContactId: sql`${id}::uuid`,
          version: sql`${seen}`,
          staffUserId: sql`${staffUserId}::uuid`,
          // Two who take it at once: the second reads first who was faster.
          isHousekeeping: internalMoves.some((each) => each === move),
        });
  const { rows } = await sql<{ missed: boolean }>`select ${missed} as missed`.execute(tx);
  return rows[0]?.missed ? seen : version;
};
