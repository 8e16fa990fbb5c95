import { LogicError } from '@tervita/domain/core';
import type { Tx } from '../../../../core/database/database.ts';
import type { OutboxEvent } from '../../../../core/outbox/queues.ts';
import { assertAttachable } from '../../../files/index.ts';
import type { Author, LockedEContact } from '../../e-contact-store.ts';
import type { Sending } from '../moves/perform.ts';

/** Two of the staff do not answer unawares: whoever comes second sees the first one's reply. */
export const refuseWhileOnItsWay = async (tx: Tx, eContactId: string, exceptId?: string): Promise<void> => {
  const waiting = await tx
    .selectFrom('planned_move')
    .select('id')
    .where('e_contact_id', '=', eContactId)
    .where('status', '=', 'WAITING')
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst();
  if (waiting) throw new LogicError('E_CONTACT_REPLY_ON_ITS_WAY');
};

/** The worker does it when its time has come. */
export const plannedEvent = (
  planned: { id: string; eContactId: string; clinicId: string },
  dueAt: Date,
): OutboxEvent => ({
  type: 'e-contact.planned',
  key: `${planned.id}:${dueAt.getTime()}`,
  ids: { plannedId: planned.id, eContactId: planned.eContactId, clinicId: planned.clinicId },
  notBefore: dueAt,
});

interface Given {
  readonly now: Date;
  readonly dueAt: Date;
  /** The author's own planned reply that this takes the place of. */
  readonly replacesId?: string | undefined;
  readonly newId: () => string;
  readonly publish: (event: OutboxEvent) => Promise<void>;
}

/** Stored at once with the time at which it goes: nothing depends on a page that stays open. */
export const plan = async (
  tx: Tx,
  eContact: LockedEContact,
  author: Author,
  { move, text, reason, opensAt, fileIds, filesUserId = null, alarmOutcome }: Sending,
  { now, dueAt, replacesId, newId, publish }: Given,
) => {
  // Files that were taken over from a colleague the worker judges, who sees them.
  if (filesUserId === null)
    await assertAttachable(tx, { userId: author.userId, activeRole: 'PRM_DOCTOR' }, fileIds, eContact.id);
  const id = newId();
  await tx
    .insertInto('planned_move')
    .values({
      id,
      clinic_id: eContact.clinicId,
      e_contact_id: eContact.id,
      user_id: author.userId,
      author_name: author.name,
      author_role: author.role,
      move,
      text,
      reason,
      opens_at: opensAt,
      file_ids: [...fileIds],
      files_user_id: filesUserId,
      alarm_outcome: alarmOutcome?.kind ?? null,
      alarm_tries: alarmOutcome?.tries ?? null,
      seen_version: eContact.state.version,
      replaces_id: replacesId ?? null,
      status: 'WAITING',
      due_at: dueAt,
      created_at: now,
    })
    .execute();
  await publish(plannedEvent({ id, eContactId: eContact.id, clinicId: eContact.clinicId }, dueAt));
  return { id, dueAt: dueAt.toISOString() };
};
