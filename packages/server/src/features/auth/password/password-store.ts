import { emailKey, isSameMailbox } from '@tervita/domain/persons';
import { type Kysely, sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';
import type { DB } from '../../../core/database/schema.generated.ts';

export interface KeptPassword {
  readonly userId: string;
  readonly personId: string;
  readonly hash: string;
  readonly email: string;
}

/** Of the very mailbox that was typed: another that folds to the same key is somebody else's. */
export const passwordOf = async (db: Kysely<DB>, address: string): Promise<KeptPassword | undefined> => {
  const { rows } = await sql<KeptPassword>`
    select p.user_id as "userId", u.person_id as "personId", p.hash, e.address as email
    from user_email e join password_credential p on p.user_id = e.user_id join app_user u on u.id = e.user_id
    where e.address_key = ${emailKey(address)}`.execute(db);
  return rows.find(({ email }) => isSameMailbox(email, address));
};

export const hashOfUser = async (tx: Tx, userId: string): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('password_credential')
    .select('hash')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.hash;
};

export const setPassword = async (tx: Tx, userId: string, hash: string, now: Date): Promise<void> => {
  const values = { hash, set_at: now };
  await tx
    .insertInto('password_credential')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
};

/** The same password, hashed with more work; one that was changed meanwhile stays as it is. */
export const upgradePassword = async (
  tx: Tx,
  checked: Pick<KeptPassword, 'userId' | 'hash'>,
  stronger: string,
): Promise<void> => {
  await tx
    .updateTable('password_credential')
    .set({ hash: stronger })
    .where('user_id', '=', checked.userId)
    .where('hash', '=', checked.hash)
    .execute();
};

const minutesToFindTheMail = 15;

/** The password was right; the browser now owes the code. */
export const awaitCode = async (tx: Tx, browserHash: Buffer, userId: string, now: Date): Promise<void> => {
  const old = new Date(now.getTime() - minutesToFindTheMail * 60_000);
  await tx.deleteFrom('password_sign_in').where('created_at', '<', old).execute();
  const values = { user_id: userId, created_at: now };
  await tx
    .insertInto('password_sign_in')
    .values({ browser_hash: browserHash, ...values })
    .onConflict((conflict) => conflict.column('browser_hash').doUpdateSet(values))
    .execute();
};

/** Whose code this browser owes. */
export const awaited = async (
  tx: Tx,
  browserHash: Buffer,
  now: Date,
): Promise<{ userId: string; personId: string; address: string } | undefined> => {
  const row = await tx
    .selectFrom('password_sign_in')
    .innerJoin('user_email', 'user_email.user_id', 'password_sign_in.user_id')
    .innerJoin('app_user', 'app_user.id', 'password_sign_in.user_id')
    .select(['password_sign_in.user_id', 'app_user.person_id', 'user_email.address'])
    .where('browser_hash', '=', browserHash)
    .where('password_sign_in.created_at', '>', new Date(now.getTime() - minutesToFindTheMail * 60_000))
    .executeTakeFirst();
  return row && { userId: row.user_id, personId: row.person_id, address: row.address };
};

/** True once: two codes at the same moment open one session. */
export const takeAwaited = async (tx: Tx, browserHash: Buffer): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('password_sign_in')
    .where('browser_hash', '=', browserHash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
