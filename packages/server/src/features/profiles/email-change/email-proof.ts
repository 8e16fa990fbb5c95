import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '../../../core/database/database.ts';
import type { Actor } from '../../../core/session/actor.ts';
import {
  checkPresentPassword,
  emailOf,
  hashOfUser,
  isFreshSignIn,
  refuseOldSignIn,
  waysInOf,
} from '../../auth/index.ts';
import type { ProfileDeps } from '../profile-deps.ts';

interface Asking {
  readonly actor: Actor;
  readonly transact: <T>(work: (tx: Tx, now: Date) => Promise<T>) => Promise<T>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * A new address is a new key to the account: whoever finds a screen open must not get one. A sign-in of the last
 * minutes proves enough, or the present password, for who has lost the old mailbox. The first address of somebody whom
 * the digital ID vouches for opens nothing and needs neither.
 */
export const refuseUnprovedChange = async (
  deps: ProfileDeps,
  { actor, transact, request, reply }: Asking,
  password?: string,
): Promise<void> => {
  const { address, kept, ways, now } = await transact(async (tx, at) => ({
    address: await emailOf(tx, actor.userId),
    kept: await hashOfUser(tx, actor.userId),
    ways: await waysInOf(tx, actor.userId),
    now: at,
  }));
  const opensNothing = address === undefined && ways.includes('DIGITAL_ID');
  if (opensNothing || isFreshSignIn(actor, now)) return;
  if (password === undefined || !kept || !address) return refuseOldSignIn(actor, now);
  await checkPresentPassword(deps, { request, reply }, { password, kept, address });
};
