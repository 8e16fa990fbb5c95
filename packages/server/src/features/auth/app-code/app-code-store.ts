import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';

export const keptOf = (tx: Tx, userId: string) =>
  tx
    .selectFrom('app_code_credential')
    .select(['secret', 'pending_secret', 'pending_since'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** A code counts once: its step is used up in the same statement that finds it unused. */
export const spendStep = async (tx: Tx, userId: string, step: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update app_code_credential set last_step = ${step}
    where user_id = ${userId} and secret is not null and last_step < ${step}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
};

/** A new secret waits beside the one in use: whoever gives up half-way has changed nothing. */
export const keepPending = async (tx: Tx, userId: string, secret: Buffer, now: Date): Promise<void> => {
  const values = { pending_secret: secret, pending_since: now };
  await tx
    .insertInto('app_code_credential')
    .values({ user_id: userId, created_at: now, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
};

/** The waiting secret, of which a code was given, takes the place of the one before. */
export const confirmPending = async (
  tx: Tx,
  userId: string,
  { secret, step }: { secret: Buffer; step: number },
  now: Date,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update app_code_credential set secret = pending_secret, pending_secret = null, pending_since = null,
      last_step = ${step}, confirmed_at = ${now}
    where user_id = ${userId} and pending_secret = ${secret}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
};

export const forgetSecret = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('app_code_credential').where('user_id', '=', userId).execute();
};
