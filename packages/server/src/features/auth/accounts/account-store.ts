import { emailUndoHours, type OutsideProvider, type SignInMethod } from '@tervita/domain/auth';
import { BusinessError, type Country, type Language } from '@tervita/domain/core';
import { emailKey } from '@tervita/domain/persons';
import { type Kysely, sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';
import type { DB } from '../../../core/database/schema.generated.ts';

/** The account to which a verified address belongs. */
export const userByEmail = async (tx: Tx, address: string): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('user_email')
    .select('user_id')
    .where('address_key', '=', emailKey(address))
    .executeTakeFirst();
  return row?.user_id;
};

/**
 * Where letters for an address go: as its account has it, never as somebody typed it. Two spellings of one key may be
 * two mailboxes.
 */
export const mailboxFor = async (db: Kysely<DB>, typed: string): Promise<string> => {
  const row = await db
    .selectFrom('user_email')
    .select('address')
    .where('address_key', '=', emailKey(typed))
    .executeTakeFirst();
  return row?.address ?? typed;
};

/** The verified address of an account. */
export const emailOf = async (tx: Tx, userId: string): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('user_email')
    .select('address')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.address;
};

/** Whoever has a personal code that was vouched for can always come with the digital ID. */
export const waysInOf = async (tx: Tx, userId: string): Promise<SignInMethod[]> => {
  const { rows } = await sql<{ way: SignInMethod }>`
    select 'DIGITAL_ID' as way from app_user u join person p on p.id = u.person_id
      where u.id = ${userId} and p.personal_code is not null
    union all select distinct provider from outside_identity where user_id = ${userId}
    union all select 'PASSWORD' from password_credential where user_id = ${userId}`.execute(tx);
  return rows.map(({ way }) => way);
};

export interface NewAccount {
  readonly country: Country;
  readonly language: Language;
  readonly firstName?: string | undefined;
  readonly surname?: string | undefined;
}

/** An account whose person nobody vouches for; the profile is completed later. */
export const makeAccount = async (
  tx: Tx,
  { country, language, firstName = '', surname = '' }: NewAccount,
  newId: () => string,
  now: Date,
): Promise<string> => {
  const [personId, userId] = [newId(), newId()];
  await tx
    .insertInto('person')
    .values({
      id: personId,
      country,
      first_name: firstName,
      surname,
      sex: 'NOT_DISCLOSED',
      created_at: now,
      updated_at: now,
    })
    .execute();
  await tx
    .insertInto('app_user')
    .values({ id: userId, person_id: personId, language, last_online_at: now, created_at: now })
    .execute();
  return userId;
};

/** One address, one account: two who prove the same mailbox at the same moment wait for each other here. */
export const lockAddress = async (tx: Tx, address: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${emailKey(address)}, 0))`.execute(tx);
};

/**
 * The address took the place of another a short while ago. A code to it alone must not open the account: whoever found
 * a screen open would be in for good, and the owner has so long to take it back.
 */
export const refuseNewAddress = async (tx: Tx, userId: string, address: string, now: Date): Promise<void> => {
  const row = await tx
    .selectFrom('email_change')
    .select('id')
    .where('user_id', '=', userId)
    .where('new_address_key', '=', emailKey(address))
    .where('undone_at', 'is', null)
    .where('changed_at', '>', new Date(now.getTime() - emailUndoHours * 3_600_000))
    .executeTakeFirst();
  if (row) throw new BusinessError('EMAIL_TOO_NEW');
};

/** Call it with the address locked and known to be free. */
export const giveEmail = async (
  tx: Tx,
  userId: string,
  address: string,
  now: Date,
  verifiedAt = now,
): Promise<void> => {
  const values = { address, address_key: emailKey(address), verified_at: verifiedAt };
  await tx
    .insertInto('user_email')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
  await tx
    .updateTable('person')
    .set({ email: address, updated_at: now })
    .where('id', '=', (query) => query.selectFrom('app_user').select('person_id').where('id', '=', userId))
    .execute();
};

/** Who an outside provider says has come. The e-mail counts only when the provider has verified it. */
export interface OutsideIdentity {
  readonly provider: OutsideProvider;
  readonly issuer: string;
  readonly subject: string;
  readonly email?: string | undefined;
  readonly emailVerified: boolean;
}

export type AccountForIdentity =
  | { readonly kind: 'KNOWN'; readonly userId: string }
  | { readonly kind: 'NEW' }
  /** The address has an account already; whoever holds that account has to say yes. */
  | {
      readonly kind: 'PROVE';
      readonly by: 'EMAIL_CODE' | 'DIGITAL_ID';
      readonly userId: string;
      readonly email: string;
    };

/** Looks; changes nothing. Known by issuer and number there, never by the e-mail alone. */
export const accountForIdentity = async (tx: Tx, identity: OutsideIdentity): Promise<AccountForIdentity> => {
  const known = await tx
    .selectFrom('outside_identity')
    .select('user_id')
    .where('issuer', '=', identity.issuer)
    .where('subject', '=', identity.subject)
    .executeTakeFirst();
  if (known) return { kind: 'KNOWN', userId: known.user_id };
  const { email } = identity;
  const userId = email && identity.emailVerified ? await userByEmail(tx, email) : undefined;
  if (!userId || !email) return { kind: 'NEW' };
  // A mailbox is not enough to open the account of somebody whom the digital ID vouches for.
  const by = (await waysInOf(tx, userId)).includes('DIGITAL_ID') ? 'DIGITAL_ID' : 'EMAIL_CODE';
  return { kind: 'PROVE', by, userId, email };
};

export const attachIdentity = async (
  tx: Tx,
  userId: string,
  { provider, issuer, subject, email }: OutsideIdentity,
  now: Date,
): Promise<void> => {
  const latest = { last_used_at: now, ...(email ? { address: email } : {}) };
  await tx
    .insertInto('outside_identity')
    .values({ provider, issuer, subject, user_id: userId, created_at: now, ...latest })
    .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doUpdateSet(latest))
    .execute();
};
