import type { Tx } from '../../core/database/database.ts';
import type { OutboxEvent } from '../../core/outbox/queues.ts';
import { accountEvent } from '../auth/index.ts';

/** Whoever took a record back, and whoever had it by the link of a letter, both hear of it by e-mail. */
export const tellOfTakenRecord = async (
  tx: Tx,
  { ids }: OutboxEvent,
  publish: (tx: Tx, event: OutboxEvent) => Promise<void>,
): Promise<void> => {
  const { userId = '', formerUserId = '', memberId = '', clinicId = '' } = ids;
  await publish(tx, accountEvent('account.record-taken', userId, memberId, { clinicId }));
  await publish(tx, accountEvent('account.record-lost', formerUserId, memberId, { clinicId }));
};
