import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';

/**
 * What one account opened by letters the other reads, and nothing is left with the one that is gone: a yes to it would give
 * the record to nobody. What was said of either counts, a no for every letter to the same record.
 */
export const moveLetterOpenings = async (tx: Tx, from: string, into: string): Promise<void> => {
  await sql`
    update letter_opening kept
    set decision = gone.decision, decided_by_name = gone.decided_by_name, decided_at = gone.decided_at
    from letter_opening gone
    where kept.user_id = ${into} and gone.user_id = ${from} and gone.e_contact_id = kept.e_contact_id
      and (gone.decision = 'CONFIRMED' or (gone.decision = 'REFUSED' and kept.decision is null))`.execute(tx);
  await sql`
    delete from letter_opening where user_id = ${from} and e_contact_id in (
      select e_contact_id from letter_opening where user_id = ${into})`.execute(tx);
  await sql`update letter_opening set user_id = ${into} where user_id = ${from}`.execute(tx);
  await sql`
    update letter_opening undecided
    set decision = refused.decision, decided_by_name = refused.decided_by_name, decided_at = refused.decided_at
    from e_contact e, letter_opening refused join e_contact other on other.id = refused.e_contact_id
    where undecided.user_id = ${into} and undecided.decision is null and e.id = undecided.e_contact_id
      and refused.user_id = ${into} and refused.decision = 'REFUSED'
      and other.clinic_id = e.clinic_id and other.creator_user_id = e.creator_user_id`.execute(tx);
};
