import { createHash } from 'node:crypto';
import type { Touched } from '../audit/audit.ts';
import type { Tx } from '../database/database.ts';
import { KeyReused } from './errors.ts';

export interface IdempotentCall {
  readonly userId: string;
  readonly route: string;
  readonly key: string;
  readonly body: unknown;
  readonly now: Date;
  /** Which records the call touched: of a repetition, those of the first one. */
  readonly touched: Touched;
}

const bodyHash = (body: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(body ?? null))
    .digest();

/**
 * Runs the work once for a key. The row is written first, so that a second call with the same key waits for the
 * first one's commit and then gets its answer.
 */
export const once = async <T>(tx: Tx, call: IdempotentCall, work: () => Promise<T>): Promise<T> => {
  const hash = bodyHash(call.body);
  const row = { user_id: call.userId, route: call.route, key: call.key };
  const inserted = await tx
    .insertInto('idempotency_key')
    .values({ ...row, body_hash: hash, created_at: call.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  const own = tx.selectFrom('idempotency_key').select(['body_hash', 'answer', 'e_contact_ids', 'person_ids']);
  if (!inserted) {
    const earlier = await own
      .where('user_id', '=', row.user_id)
      .where('route', '=', row.route)
      .where('key', '=', row.key)
      .executeTakeFirstOrThrow();
    if (!hash.equals(earlier.body_hash)) throw new KeyReused();
    for (const id of earlier.e_contact_ids ?? []) call.touched.eContactIds.add(id);
    for (const id of earlier.person_ids ?? []) call.touched.personIds.add(id);
    return earlier.answer as T;
  }
  const answer = await work();
  await tx
    .updateTable('idempotency_key')
    .set({
      answer: JSON.stringify(answer),
      e_contact_ids: [...call.touched.eContactIds],
      person_ids: [...call.touched.personIds],
    })
    .where('user_id', '=', row.user_id)
    .where('route', '=', row.route)
    .where('key', '=', row.key)
    .execute();
  return answer;
};
