import { housekeepingMoves, internalMoves, prescriptionMoves } from '@tervita/domain/e-contacts';
import { type RawBuilder, sql } from 'kysely';

type Sql = RawBuilder<unknown>;

/** What one of the staff does while they write a reply: it does not overtake the reply of the same person. */
const ownWork = [...internalMoves, ...prescriptionMoves];

const named = (moves: readonly string[]): Sql => sql.join(moves.map((move) => sql.lit(move)));

/**
 * Whether the timeline entry t must be read by this member of the staff before they answer or close. Every word of a patient
 * must be, and so must whatever colleagues tell the patient. Housekeeping need not be; nor need "none of these signs", which
 * adds nothing to the words that it was asked for.
 */
export const isNewsToStaff = (staffUserId: Sql, isHousekeeping = false): RawBuilder<boolean> => sql<boolean>`(
  (not t.is_beside_words or t.fired is not null)
  and ${isHousekeeping ? sql`true` : sql`t.move not in (${named(housekeepingMoves)})`}
  and (t.move not in (${named(ownWork)}) or t.author_user_id is distinct from ${staffUserId}))`;

interface LastSeen {
  readonly eContactId: Sql;
  readonly version: Sql;
  readonly staffUserId: Sql;
  /** They keep the clinic's order themselves, and so the order that a colleague has made is news to them. */
  readonly isHousekeeping?: boolean;
}

/**
 * Whether one of the staff has missed something since the version that they saw. Replies, planned replies, the seconds in
 * which one can undo, and the inbox all ask this.
 */
export const missedByStaff = ({
  eContactId,
  version,
  staffUserId,
  isHousekeeping,
}: LastSeen): RawBuilder<boolean> =>
  sql<boolean>`exists (select from timeline_entry t where t.e_contact_id = ${eContactId}
    and t.version > ${version} and ${isNewsToStaff(staffUserId, isHousekeeping)})`;
