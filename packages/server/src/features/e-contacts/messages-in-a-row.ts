import { BusinessError, type Country } from '@tervita/domain/core';
import { messagesInARow } from '@tervita/domain/e-contacts';
import { redFlagOf, strongestAction } from '@tervita/domain/smart-questionnaire';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/database.ts';
import type { JudgedWords } from './patient/warn-writer.ts';

const writtenBy = {
  PATIENT: sql`author_kind in ('PATIENT', 'REPRESENTATIVE')`,
  CLINIC: sql`author_kind = 'STAFF'`,
} as const;
const answeredBy = {
  PATIENT: sql`author_kind = 'STAFF' and direction is not null`,
  CLINIC: sql`author_kind in ('PATIENT', 'REPRESENTATIVE') and direction is not null`,
} as const;
/** What one side can do again and again while the other is silent. */
const counted = {
  PATIENT: ['answer', 'addInfo', 'reopen'],
  CLINIC: ['reply'],
} as const;

/**
 * Refuses one more message of a side that has written so many in the last hour without an answer. The e-contact is locked
 * already, so that messages of the same moment are counted one after the other.
 */
export const refuseTooManyInARow = async (
  tx: Tx,
  { id: eContactId, clinicId }: { readonly id: string; readonly clinicId: string },
  side: 'PATIENT' | 'CLINIC',
): Promise<void> => {
  const { rows } = await sql<{ count: number; country: Country }>`
    select count(*)::integer as count, (select country from clinic where id = ${clinicId}) as country from timeline_entry
    where e_contact_id = ${eContactId} and ${writtenBy[side]} and move = any(${[...counted[side]]})
      and at > now() - interval '1 hour'
      and version > coalesce((select max(version) from timeline_entry
        where e_contact_id = ${eContactId} and ${answeredBy[side]}), 0)`.execute(tx);
  const [written] = rows;
  if (written && written.count >= messagesInARow)
    throw new BusinessError('TOO_MANY_MESSAGES', written.country);
};

/** Words that may tell of danger reach the clinic however many came before them. */
export const mayTellOfDanger = ({ alerts, heard }: JudgedWords): boolean =>
  heard !== null || redFlagOf(strongestAction(alerts)) !== null;
