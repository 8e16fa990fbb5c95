import { BusinessError, LogicError } from '@tervita/domain/core';
import type { Tx } from '../../../../core/database/database.ts';
import type { Actor } from '../../../../core/session/actor.ts';
import { endPlanned } from './planned-store.ts';

/** Something else goes in its place. It may have gone meanwhile, or be a colleague's by now: then nothing does. */
export const takeBackOwnPlanned = async (
  tx: Tx,
  { id, eContactId }: { id: string; eContactId: string },
  actor: Actor,
  now: Date,
): Promise<void> => {
  const row = await tx
    .selectFrom('planned_move')
    .select('user_id')
    .where('id', '=', id)
    .where('e_contact_id', '=', eContactId)
    .where('status', '=', 'WAITING')
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new LogicError('E_CONTACT_CHANGED');
  if (row.user_id !== actor.userId) throw new BusinessError('E_CONTACT_REPLY_OF_COLLEAGUE');
  await endPlanned(tx, id, 'CANCELLED', now);
};
