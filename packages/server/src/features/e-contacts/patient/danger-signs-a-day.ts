import { BusinessError, type Country } from '@tervita/domain/core';
import { dangerSignsADay } from '@tervita/domain/e-contacts';
import { moreDangerQuestionId } from '@tervita/domain/smart-questionnaire';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';

interface TickedSign {
  readonly eContactId: string;
  readonly userId: string;
  readonly country: Country;
  readonly now: Date;
}

/** What a ticked sign leaves in the entry; danger found in words does not count. */
const ofTick = JSON.stringify([{ because: [{ question: moreDangerQuestionId }] }]);

/**
 * Refuses one more sign of danger of a person who has ticked so many in the e-contact in 24 hours: the clinic has them. The
 * e-contact is locked already, so that ticks of the same moment are counted one after the other.
 */
export const refuseTooManyDangerSigns = async (
  tx: Tx,
  { eContactId, userId, country, now }: TickedSign,
): Promise<void> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from timeline_entry
    where e_contact_id = ${eContactId} and author_user_id = ${userId} and fired is not null
      and fired @> ${ofTick}::jsonb and at > ${now}::timestamptz - interval '24 hours'`.execute(tx);
  if ((rows[0]?.count ?? 0) >= dangerSignsADay) throw new BusinessError('TOO_MANY_DANGER_SIGNS', country);
};
