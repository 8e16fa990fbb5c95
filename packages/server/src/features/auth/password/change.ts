import { changePassword } from '@tervita/contract/auth';
import { password as limits } from '@tervita/domain/auth';
import { BusinessError } from '@tervita/domain/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { exchange } from '../../../core/http/use-case.ts';
import type { Actor } from '../../../core/session/actor.ts';
import { endOtherFamilies } from '../../../core/session/session-store.ts';
import { forgetOtherDevices } from '../../push/index.ts';
import { accountEvent } from '../account-events.ts';
import { emailOf } from '../accounts/account-store.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { admitClient } from '../client-limit.ts';
import { refuseOldSignIn } from '../fresh-sign-in.ts';
import { renewId } from '../session.ts';
import { refuseWhenOff } from './login.ts';
import { refuseWeak } from './new-password.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { hashOfUser, setPassword } from './password-store.ts';
import { admitTry } from './sign-in-tries.ts';

/** Whoever finds an open screen must not be able to change the lock: the present password, or a fresh sign-in. */
const refuseWithoutProof = async (
  deps: AuthDeps,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  {
    actor,
    typed,
    kept,
    address,
    now,
  }: { actor: Actor; typed: string | undefined; kept: string | undefined; address: string; now: Date },
) => {
  if (!kept) return refuseOldSignIn(actor, now);
  await admitClient(deps, request, { what: 'password', perHour: limits.triesPerHourFromOneAddress });
  const tried = await admitTry(deps, { address, browserHash: deps.browser.ensure(request, reply) });
  if (!(await isPassword(kept, typed ?? ''))) throw new BusinessError('WRONG_PASSWORD');
  await tried.succeeded();
};

export const change = (deps: AuthDeps) =>
  exchange(
    changePassword,
    async ({ actor, body, transact, publish, request, reply, newId }) => {
      refuseWhenOff(deps);
      const { userId } = actor;
      const { address, kept, now } = await transact(async (tx, at) => ({
        address: (await emailOf(tx, userId)) ?? '',
        kept: await hashOfUser(tx, userId),
        now: at,
      }));
      refuseWeak(body.password, address, [actor.firstName, actor.surname]);
      await refuseWithoutProof(
        deps,
        { request, reply },
        { actor, typed: body.currentPassword, kept, address, now },
      );
      const hash = await hashPassword(body.password);
      const ended = await transact(async (tx, at) => {
        await setPassword(tx, userId, hash, at);
        await publish(tx, accountEvent('account.password-changed', userId, newId()));
        await forgetOtherDevices(tx, userId, actor.familyId);
        return endOtherFamilies(tx, userId, actor.familyId);
      });
      await Promise.all(ended.map(deps.sessionEnded));
      return renewId(actor, transact, deps.cookie, request, reply);
    },
    { as: 'system' },
  );
