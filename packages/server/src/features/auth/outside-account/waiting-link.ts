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

interface Proved {
  readonly userId: string;
  readonly browserHash: Buffer;
}

const takeWaiting = async (
  tx: Tx,
  waitsFor: Waiting['waitsFor'],
  { userId, browserHash }: Proved,
  now: Date,
) => {
  const rows = await tx
    .deleteFrom('outside_sign_in')
    .where('browser_hash', '=', browserHash)
    .where('waits_for', '=', waitsFor)
    .where('user_id', '=', userId)
    .where('used_at', '>', since(now))
    .returning(['provider', 'issuer', 'subject', 'email'])
    .execute();
  return rows.flatMap(({ provider, issuer, subject, email }) =>
    issuer && subject && email ? [{ provider: provider as OutsideProvider, issuer, subject, email }] : [],
  );
};

/** Attaches what waits in this browser, now that a code typed for this very purpose proved the account. */
export const settleLinks = async (tx: Tx, proved: Proved, now: Date): Promise<boolean> => {
  const found = await takeWaiting(tx, 'EMAIL_CODE', proved, now);
  for (const identity of found)
    await attachIdentity(tx, proved.userId, { ...identity, emailVerified: true }, now);
  return found.length > 0;
};

/**
 * The digital ID was shown in a browser where somebody had come from Google or Apple before. That may have been another:
 * the person is asked before it opens their account.
 */
export const putLinksAside = async (
  tx: Tx,
  proved: Proved,
  newId: () => string,
  now: Date,
): Promise<void> => {
  for (const { provider, issuer, subject, email } of await takeWaiting(tx, 'DIGITAL_ID', proved, now)) {
    await tx
      .deleteFrom('waiting_way_in')
      .where('user_id', '=', proved.userId)
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .execute();
    await tx
      .insertInto('waiting_way_in')
      .values({
        id: newId(),
        user_id: proved.userId,
        method: provider,
        issuer,
        subject,
        address: email,
        created_at: now,
      })
      .execute();
  }
};
