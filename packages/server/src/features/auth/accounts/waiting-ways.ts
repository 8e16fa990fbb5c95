import { freshSignInMinutes, type OutsideProvider } from '@tervita/domain/auth';
import { BusinessError } from '@tervita/domain/core';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';
import { setPassword } from '../password/password-store.ts';
import { attachIdentity, giveEmail, lockAddress, userByEmail } from './account-store.ts';

/** What the person is asked about: which provider or address would open the account. */
export interface WaitingWay {
  readonly id: string;
  readonly method: OutsideProvider | 'PASSWORD' | 'EMAIL';
  readonly address: string | null;
}

interface Moving {
  /** The account that was opened in another way. */
  readonly from: string;
  /** The account that the digital ID opens from now on; mostly the same. */
  readonly into: string;
}

/**
 * Takes every way into an account away, because whoever holds them need not be who showed the digital ID: the screen
 * may have been left open by somebody else. They wait until that person says which are theirs. An address that the
 * kept account has already is not asked about.
 */
export const putWaysAside = async (
  tx: Tx,
  { from, into }: Moving,
  newId: () => string,
  now: Date,
): Promise<void> => {
  await tx.deleteFrom('waiting_way_in').where('user_id', 'in', [from, into]).execute();
  // A link in the mailbox that the account had before must not bring that mailbox back.
  await tx.deleteFrom('email_change').where('user_id', 'in', [from, into]).execute();
  const outside = await tx
    .deleteFrom('outside_identity')
    .where('user_id', '=', from)
    .returning(['provider', 'issuer', 'subject', 'address'])
    .execute();
  for (const { provider: method, ...identity } of outside)
    await tx
      .insertInto('waiting_way_in')
      .values({ id: newId(), user_id: into, method, ...identity, created_at: now })
      .execute();
  await sql`
    insert into waiting_way_in (id, user_id, method, address, password_hash, verified_at, created_at)
    select ${newId()}, ${into}, case when p.hash is null then 'EMAIL' else 'PASSWORD' end, e.address, p.hash,
      e.verified_at, ${now}
    from user_email e left join password_credential p on p.user_id = e.user_id
    where e.user_id = ${from}
      and (${from} = ${into} or not exists (select from user_email where user_id = ${into}))`.execute(tx);
  for (const table of ['password_credential', 'app_code_credential', 'user_email', 'known_browser'] as const)
    await tx.deleteFrom(table).where('user_id', '=', from).execute();
  await sql`
    update person set email = null from app_user u where u.id = ${from} and person.id = u.person_id`.execute(
    tx,
  );
  // Without an address nobody could tell the person that there is an answer: the profile asks for one.
  await sql`
    update app_user set profile_completed_at = null
    where id = ${into} and not exists (select from user_email where user_id = ${into})`.execute(tx);
};

/** As long as the sign-in is fresh; what nobody spoke for is gone then. */
export const waitingWays = async (tx: Tx, userId: string, now: Date): Promise<WaitingWay[]> => {
  const rows = await tx
    .selectFrom('waiting_way_in')
    .select(['id', 'method', 'address'])
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(now.getTime() - freshSignInMinutes * 60_000))
    .orderBy('method')
    .execute();
  return rows.map(({ id, method, address }) => ({ id, method: method as WaitingWay['method'], address }));
};

interface Row {
  readonly method: string;
  readonly address: string | null;
  readonly issuer: string | null;
  readonly subject: string | null;
  readonly password_hash: string | null;
  readonly verified_at: Date | null;
}

const keep = async (tx: Tx, userId: string, row: Row, now: Date): Promise<void> => {
  const { method, address, issuer, subject, password_hash: hash, verified_at: verifiedAt } = row;
  if (issuer && subject) {
    const provider = method as OutsideProvider;
    const identity = { provider, issuer, subject, email: address ?? undefined, emailVerified: true };
    return attachIdentity(tx, userId, identity, now);
  }
  if (!address || !verifiedAt) return;
  await lockAddress(tx, address);
  const owner = await userByEmail(tx, address);
  if (owner && owner !== userId) throw new BusinessError('GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT');
  await giveEmail(tx, userId, address, now, verifiedAt);
  if (hash) await setPassword(tx, userId, hash, now);
  await sql`
    update app_user u set profile_completed_at = coalesce(u.profile_completed_at, ${now}) from person p
    where u.id = ${userId} and p.id = u.person_id and p.birth_date is not null and p.phone is not null`.execute(
    tx,
  );
};

/** Those that the person called their own open the account again; the others are forgotten. Says how many were kept. */
export const settleWaitingWays = async (
  tx: Tx,
  userId: string,
  ids: readonly string[],
  now: Date,
): Promise<number> => {
  const offered = new Set((await waitingWays(tx, userId, now)).map(({ id }) => id));
  const rows = await tx.deleteFrom('waiting_way_in').where('user_id', '=', userId).returningAll().execute();
  const kept = rows.filter(({ id }) => offered.has(id) && ids.includes(id));
  for (const row of kept) await keep(tx, userId, row, now);
  return kept.length;
};
