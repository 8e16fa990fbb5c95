import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';

/** What one account opened by letters the other reads. Of a thread that both opened, a no to either counts. */
export const moveLetterOpenings = async (tx: Tx, from: string, into: string): Promise<void> => {
  await sql`
    update letter_opening kept
    set decision = gone.decision, decided_by_name = gone.decided_by_name, decided_at = gone.decided_at
    from letter_opening gone
    where kept.user_id = ${into} and gone.user_id = ${from} and gone.e_contact_id = kept.e_contact_id
      and gone.decision = 'REFUSED' and kept.decision is null`.execute(tx);
  await sql`
    update letter_opening set user_id = ${into} where user_id = ${from} and e_contact_id not in (
      select e_contact_id from letter_opening where user_id = ${into})`.execute(tx);
};
