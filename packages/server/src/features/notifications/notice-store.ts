import { sql } from 'kysely';
import { writeWorkAudit } from '../../core/audit/audit.ts';
import type { Tx } from '../../core/database/database.ts';

export interface NewNotice {
  readonly id: string;
  readonly key: string;
  readonly kind: string;
  readonly channel: 'EMAIL' | 'PUSH';
  readonly clinicId: string;
  readonly eContactId: string;
  readonly userId: string | null;
}

/** The attempt and our reference are stored before the provider is called; undefined: it was sent already. */
export const beginNotice = async (tx: Tx, notice: NewNotice): Promise<string | undefined> => {
  const { id, key, kind, channel, clinicId, eContactId, userId } = notice;
  const { rows } = await sql<{ id: string }>`
    insert into notice (id, dedupe_key, kind, channel, clinic_id, e_contact_id, user_id, status, attempts, created_at)
    values (${id}, ${key}, ${kind}, ${channel}, ${clinicId}, ${eContactId}, ${userId}, 'WAITING', 1, now())
    on conflict (dedupe_key) do update set attempts = notice.attempts + 1 where notice.status = 'WAITING'
    returning id`.execute(tx);
  return rows[0]?.id;
};

export const endNotice = async (tx: Tx, id: string, status: 'SENT' | 'SKIPPED', now: Date): Promise<void> => {
  const notice = await tx
    .updateTable('notice')
    .set({ status, sent_at: now })
    .where('id', '=', id)
    .returning(['channel', 'clinic_id', 'e_contact_id', 'user_id'])
    .executeTakeFirst();
  // Of letters about somebody's own account the log already has the cause.
  if (status !== 'SENT' || !notice?.e_contact_id) return;
  await writeWorkAudit(tx, {
    work: notice.channel === 'PUSH' ? 'push-notices' : 'notifications',
    action: 'SENT',
    userId: notice.user_id,
    clinicId: notice.clinic_id,
    eContactId: notice.e_contact_id,
    personId: null,
    requestId: id,
  });
};
