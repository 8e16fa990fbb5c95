import type { EContactEvent } from '@tervita/domain/e-contacts';
import { sql } from 'kysely';
import type { Tx } from '../../core/database/database.ts';
import type { OutboxEvent } from '../../core/outbox/queues.ts';
import type { Actor } from '../../core/session/actor.ts';

interface LostThread {
  readonly eContactId: string;
  readonly clinicId: string;
  readonly userIds: readonly string[];
}

/** For those who had opened, by the link of a letter, a thread that this transaction made the caller's. */
export const newsOfLostThreads = async (
  tx: Tx,
  { personId, userId }: Actor,
  now: Date,
): Promise<OutboxEvent[]> => {
  const { rows } = await sql<LostThread>`
    select e_contact_id as "eContactId", clinic_id as "clinicId", user_ids as "userIds"
    from threads_just_lost()`.execute(tx);
  return rows.map(({ eContactId, clinicId, userIds }) => ({
    type: 'e-contact.letter-reader-decided' satisfies EContactEvent,
    key: `${eContactId}:lost:${now.getTime()}`,
    ids: { eContactId, clinicId, personId, creatorUserId: userId, lostUserIds: userIds.join(' ') },
  }));
};
