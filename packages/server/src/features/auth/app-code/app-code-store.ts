import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';

export const keptOf = (tx: Tx, userId: string) =>
  tx
    .selectFrom('app_code_credential')
    .select(['secret', 'confirmed_at', 'last_step'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** A code counts once: its step is used up in the same statement that finds it unused. */
export const spendStep = async (tx: Tx, userId: string, step: number, now: Date): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update app_code_credential set last_step = ${step}, confirmed_at = coalesce(confirmed_at, ${now})
    where user_id = ${userId} and last_step < ${step}`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
};

/** A new secret counts once a code of it was given. */
export const keepSecret = async (tx: Tx, userId: string, secret: Buffer, now: Date): Promise<void> => {
  const values = { secret, confirmed_at: null, last_step: 0, created_at: now };
  await tx
    .insertInto('app_code_credential')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
};

export const forgetSecret = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('app_code_credential').where('user_id', '=', userId).execute();
};
