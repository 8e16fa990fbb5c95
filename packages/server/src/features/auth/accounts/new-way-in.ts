import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';
import type { OutboxEvent } from '../../../core/outbox/queues.ts';
import { endFamiliesOf } from '../../../core/session/session-store.ts';
import { forgetOtherDevices } from '../../push/index.ts';
import { accountEvent } from '../account-events.ts';

export interface Telling {
  readonly publish: (tx: Tx, event: OutboxEvent) => Promise<void>;
  readonly newId: () => string;
}

/** A letter to the addresses that the accounts have at this moment, whichever of them stays. */
export const tellOfNewWayIn = async (
  tx: Tx,
  { publish, newId }: Telling,
  accounts: readonly string[],
): Promise<void> => {
  const found = await tx
    .selectFrom('user_email')
    .select(['user_id', 'address'])
    .where('user_id', 'in', [...new Set(accounts)])
    .execute();
  for (const { user_id: userId, address } of found) {
    const id = newId();
    await sql`
      insert into notice (id, dedupe_key, kind, user_id, address, status, created_at)
      values (${id}, ${`account.way-in-added:${userId}:${id}`}, 'account.way-in-added', ${userId}, ${address}, 'WAITING',
        now())`.execute(tx);
    await publish(tx, accountEvent('account.way-in-added', userId, id));
  }
};

/** Whoever is in by an earlier way has to come again. Answers the families that ended. */
export const endAllSessions = async (tx: Tx, accounts: readonly string[]): Promise<string[]> => {
  const ended: string[] = [];
  for (const userId of new Set(accounts)) {
    await forgetOtherDevices(tx, userId, undefined);
    ended.push(...(await endFamiliesOf(tx, userId)));
  }
  return ended;
};
