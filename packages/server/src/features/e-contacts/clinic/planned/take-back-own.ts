import { BusinessError, LogicError } from '@tervita/domain/core';
import type { Tx } from '../../../../core/database/database.ts';
import type { OutboxEvent } from '../../../../core/outbox/queues.ts';
import type { Actor } from '../../../../core/session/actor.ts';
import type { Author, LockedEContact } from '../../e-contact-store.ts';
import { plan } from './plan.ts';
import { endPlanned, isUndoTime, type PlannedRow, sendingOf } from './planned-store.ts';

type TakenBack = Pick<PlannedRow, 'file_ids' | 'files_user_id'>;

/** Who brought the files, where they are a colleague's and came with the words that were taken back. */
export const filesUserOf = (fileIds: readonly string[], taken: TakenBack | null): string | null =>
  taken && fileIds.length > 0 && fileIds.every((id) => taken.file_ids.includes(id))
    ? taken.files_user_id
    : null;

/** Something else goes in its place. It may have gone meanwhile, or be a colleague's by now: then nothing does. */
export const takeBackOwnPlanned = async (
  tx: Tx,
  { id, eContactId }: { id: string; eContactId: string },
  actor: Actor,
  now: Date,
): Promise<TakenBack> => {
  const row = await tx
    .selectFrom('planned_move')
    .select(['user_id', 'file_ids', 'files_user_id'])
    .where('id', '=', id)
    .where('e_contact_id', '=', eContactId)
    .where('status', '=', 'WAITING')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new LogicError('E_CONTACT_CHANGED');
  if (row.user_id !== actor.userId) throw new BusinessError('E_CONTACT_REPLY_OF_COLLEAGUE');
  await endPlanned(tx, id, 'CANCELLED', now);
  return row;
};

interface Undoing {
  readonly now: Date;
  readonly newId: () => string;
  readonly publish: (event: OutboxEvent) => Promise<void>;
}

/**
 * What was to go in its place is taken back in the seconds after: the same words wait again for the same time, as read when
 * they were written. Where their time came meanwhile they are held.
 */
export const planReplacedAgain = async (
  tx: Tx,
  eContact: LockedEContact,
  inItsPlace: PlannedRow,
  author: Author,
  { now, newId, publish }: Undoing,
): Promise<void> => {
  if (!isUndoTime(inItsPlace) || inItsPlace.replaces_id === null) return;
  const replaced = await tx
    .selectFrom('planned_move')
    .selectAll()
    .where('e_contact_id', '=', eContact.id)
    .where('user_id', '=', author.userId)
    .where('status', '=', 'CANCELLED')
    .where('id', '=', inItsPlace.replaces_id)
    .executeTakeFirst();
  if (!replaced) return;
  const asRead = { ...eContact, state: { ...eContact.state, version: replaced.seen_version } };
  const given = { now, newId, publish, dueAt: replaced.due_at };
  const { id } = await plan(tx, asRead, author, sendingOf(replaced), given);
  if (replaced.due_at <= now) await endPlanned(tx, id, 'HELD', now);
};
