import { emailFault } from '@tervita/domain/persons';
import { sql } from 'kysely';
import type { Tx } from '../../../core/database/database.ts';
import type { OutsideResult } from '../../../integrations/oidc/provider.ts';
import {
  type AccountForIdentity,
  accountForIdentity,
  attachIdentity,
  giveEmail,
  lockAddress,
  makeAccount,
  type NewAccount,
  type OutsideIdentity,
} from '../accounts/account-store.ts';

type Came = Extract<OutsideResult, { outcome: 'IDENTIFIED' }>;
type Proof = Extract<AccountForIdentity, { kind: 'PROVE' }>;
export type Settled = { readonly kind: 'OPEN'; readonly userId: string } | Proof;

/** Two tabs that come back at the same moment must not make two accounts. */
const lockIdentity = (tx: Tx, { issuer, subject }: OutsideIdentity) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 1))`.execute(tx);

interface Making extends Pick<NewAccount, 'country' | 'language'> {
  readonly newId: () => string;
  readonly now: Date;
}

/** The account of who came: the one they had, a new one, or one whose owner has to be asked first. */
export const settle = async (
  tx: Tx,
  provider: OutsideIdentity['provider'],
  came: Came,
  { newId, now, ...place }: Making,
): Promise<Settled> => {
  const { issuer, subject, email, emailVerified, firstName, surname } = came;
  // An address that people could not have typed is not kept, whoever vouches for it.
  const address = emailVerified && email && !emailFault(email) ? email : undefined;
  const identity = { provider, issuer, subject, email: address, emailVerified };
  await lockIdentity(tx, identity);
  if (address) await lockAddress(tx, address);
  const found = await accountForIdentity(tx, identity);
  if (found.kind === 'PROVE') return found;
  const isNew = found.kind === 'NEW';
  const userId = isNew ? await makeAccount(tx, { ...place, firstName, surname }, newId, now) : found.userId;
  // An address that nobody vouches for is not kept: the profile asks for it, and a code proves it.
  if (isNew && address) await giveEmail(tx, userId, address, now);
  await attachIdentity(tx, userId, identity, now);
  return { kind: 'OPEN', userId };
};
