import type { OutsideProvider } from '@tervita/domain/auth';
import type { Tx } from '../../../core/database/database.ts';
import { hashOf } from '../../../core/session/token.ts';
import { attachIdentity, type OutsideIdentity } from '../accounts/account-store.ts';

const waitMinutes = 15;
const since = (now: Date) => new Date(now.getTime() - waitMinutes * 60_000);

interface Waiting {
  readonly waitsFor: 'EMAIL_CODE' | 'DIGITAL_ID';
  readonly userId: string;
  readonly email: string;
}

/** The provider has vouched for who came; the account of that address waits for its owner's word. */
export const awaitProof = async (
  tx: Tx,
  state: string,
  { issuer, subject }: Pick<OutsideIdentity, 'issuer' | 'subject'>,
  { waitsFor, userId, email }: Waiting,
): Promise<void> => {
  await tx
    .updateTable('outside_sign_in')
    .set({ waits_for: waitsFor, user_id: userId, issuer, subject, email })
    .where('state_hash', '=', hashOf(state))
    .execute();
};

export interface WaitingLink {
  readonly provider: OutsideProvider;
  readonly userId: string;
  readonly email: string;
}

/** The newest one of this browser that a code from the mail settles. */
export const waitingLink = async (
  tx: Tx,
  browserHash: Buffer,
  now: Date,
): Promise<WaitingLink | undefined> => {
  const row = await tx
    .selectFrom('outside_sign_in')
    .select(['provider', 'user_id', 'email'])
    .where('browser_hash', '=', browserHash)
    .where('waits_for', '=', 'EMAIL_CODE')
    .where('used_at', '>', since(now))
    .orderBy('used_at', 'desc')
    .executeTakeFirst();
  if (!row?.user_id || !row.email) return undefined;
  return { provider: row.provider as OutsideProvider, userId: row.user_id, email: row.email };
};

/** Attaches what waits in this browser for this account, now that its owner has proved it; says what it was. */
export const settleLinks = async (
  tx: Tx,
  waitsFor: Waiting['waitsFor'],
  { userId, browserHash }: { userId: string; browserHash: Buffer },
  now: Date,
): Promise<OutsideProvider | undefined> => {
  const rows = await tx
    .deleteFrom('outside_sign_in')
    .where('browser_hash', '=', browserHash)
    .where('waits_for', '=', waitsFor)
    .where('user_id', '=', userId)
    .where('used_at', '>', since(now))
    .returning(['provider', 'issuer', 'subject'])
    .execute();
  let attached: OutsideProvider | undefined;
  for (const { provider: name, issuer, subject } of rows) {
    if (!issuer || !subject) continue;
    const provider = name as OutsideProvider;
    await attachIdentity(tx, userId, { provider, issuer, subject, emailVerified: true }, now);
    attached = provider;
  }
  return attached;
};
