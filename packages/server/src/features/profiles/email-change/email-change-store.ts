import { emailUndoHours } from '@tervita/domain/auth';
import { emailKey } from '@tervita/domain/persons';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';

/**
 * Keeps what the address was, and a letter to it: its owner must hear of the change and be able to take it back.
 * False when there was none before. Call it before the new address is written.
 */
export const keepOldAddress = async (
  tx: Tx,
  { id, userId, newAddress }: { id: string; userId: string; newAddress: string },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into email_change (id, user_id, old_address, old_verified_at, new_address_key, changed_at)
    select ${id}, user_id, address, verified_at, ${emailKey(newAddress)}, now()
    from user_email where user_id = ${userId} and address_key <> ${emailKey(newAddress)}`.execute(tx);
  if (!numAffectedRows) return false;
  await tellAddress(tx, { id, userId, kind: 'account.email-changed' });
  return true;
};

/** The letter goes to the address that the account has at this moment, whatever it has later. */
export const tellAddress = async (
  tx: Tx,
  {
    id,
    userId,
    kind,
  }: { id: string; userId: string; kind: 'account.email-changed' | 'account.email-restored' },
): Promise<void> => {
  await sql`
    insert into notice (id, dedupe_key, kind, user_id, address, status, created_at)
    select ${id}, ${`${kind}:${userId}:${id}`}, ${kind}, user_id, address, 'WAITING', now()
    from user_email where user_id = ${userId}`.execute(tx);
};

export interface EmailChange {
  readonly userId: string;
  readonly personId: string;
  readonly oldAddress: string;
  readonly oldVerifiedAt: Date;
  readonly changedAt: Date;
}

/** A change that can still be taken back, locked; not one of an account that is part of another now. */
export const changeToUndo = async (tx: Tx, id: string): Promise<EmailChange | undefined> => {
  const { rows } = await sql<EmailChange>`
    select c.user_id as "userId", u.person_id as "personId", c.old_address as "oldAddress",
      c.old_verified_at as "oldVerifiedAt", c.changed_at as "changedAt"
    from email_change c join app_user u on u.id = c.user_id
    where c.id = ${id} and c.undone_at is null and u.merged_into_user_id is null
      and c.changed_at > now() - make_interval(hours => ${emailUndoHours})
    for update of c`.execute(tx);
  return rows[0];
};

/** With it all that was changed after it. */
export const markUndone = async (tx: Tx, { userId, changedAt }: EmailChange, now: Date): Promise<void> => {
  await tx
    .updateTable('email_change')
    .set({ undone_at: now })
    .where('user_id', '=', userId)
    .where('changed_at', '>=', changedAt)
    .where('undone_at', 'is', null)
    .execute();
};
