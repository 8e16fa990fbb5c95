import type { Tx } from '../../core/database/database.ts';
import type { OutboxEvent } from '../../core/outbox/queues.ts';
import { accountEvent } from './account-events.ts';

/** So many wrong passwords or codes are no slip of the finger: the owner gets a letter. */
export const warnAt = 5;

/** What a call has that can tell somebody of something. */
export interface Warning {
  readonly transact: <T>(work: (tx: Tx, now: Date) => Promise<T>) => Promise<T>;
  readonly publish: (tx: Tx, event: OutboxEvent) => Promise<void>;
  readonly newId: () => string;
}

/** A warning to nobody costs as much as one to somebody: the time must tell nothing. */
export const warnOwner = (
  { transact, publish, newId }: Warning,
  ownerOf: (tx: Tx) => Promise<string | undefined>,
): Promise<void> =>
  transact(async (tx) =>
    publish(tx, accountEvent('account.many-failures', (await ownerOf(tx)) ?? '', newId())),
  );
