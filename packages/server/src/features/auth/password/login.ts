import { loginWithPassword, verifyLoginCode } from '@tervita/contract/auth';
import { password as limits } from '@tervita/domain/auth';
import { BusinessError } from '@tervita/domain/core';
import { exchange } from '../../../core/http/use-case.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { admitClient } from '../client-limit.ts';
import { checkCode } from '../codes/codes.ts';
import { sendCode } from '../codes/send-code.ts';
import { answerSignedIn, openSessionFor } from '../open-session-for.ts';
import { warnAt, warnOwner } from '../warn-owner.ts';
import { assertRoomToCheck, hashPassword, isOutdated, isPassword } from './password-hash.ts';
import { awaitCode, awaited, passwordOf, takeAwaited, upgradePassword } from './password-store.ts';
import { admitTry } from './sign-in-tries.ts';

export const refuseWhenOff = (deps: Pick<AuthDeps, 'offers'>): void => {
  if (!deps.offers('PASSWORD')) throw new BusinessError('SIGN_IN_METHOD_OFF');
};

/** Unknown address and wrong password: one answer, one effort. */
export const login = (deps: AuthDeps) =>
  exchange(
    loginWithPassword,
    async ({ body, transact, publish, request, reply, newId, touched }) => {
      refuseWhenOff(deps);
      // Before it is counted: whoever is told to come later has not guessed.
      assertRoomToCheck();
      const browserHash = deps.browser.ensure(request, reply);
      const client = await admitClient(deps, request, {
        what: 'password',
        perHour: limits.triesPerHourFromOneAddress,
      });
      const tried = await admitTry(deps, { address: body.email, browserHash });
      const kept = await passwordOf(deps.database.system, body.email);
      if (kept) touched.personIds.add(kept.personId);
      const isRight = await isPassword(tried.isOff ? undefined : kept?.hash, body.password);
      if (!isRight || !kept) {
        if (tried.count === warnAt) await warnOwner({ transact, publish, newId }, async () => kept?.userId);
        throw new BusinessError('WRONG_EMAIL_OR_PASSWORD');
      }
      await tried.succeeded();
      await client.wasRight();
      // Hashing takes long: never while a transaction is open.
      const stronger = isOutdated(kept.hash) ? await hashPassword(body.password) : undefined;
      await transact(async (tx, now) => {
        if (stronger) await upgradePassword(tx, kept, stronger);
        await awaitCode(tx, browserHash, kept.userId, now);
      });
      const language = body.locale ?? deps.fallbackLanguage;
      return sendCode(
        deps,
        { request, language, newId },
        { purpose: 'LOGIN', address: kept.email, browserHash },
      );
    },
    { as: 'system' },
  );

export const verifyCode = (deps: AuthDeps) =>
  exchange(
    verifyLoginCode,
    async ({ body, transact, publish, request, reply, newId, becomes, touched }) => {
      refuseWhenOff(deps);
      const browserHash = deps.browser.ensure(request, reply);
      const owed = await transact((tx, now) => awaited(tx, browserHash, now));
      if (!owed) throw new BusinessError('INVALID_OTP');
      touched.personIds.add(owed.personId);
      await checkCode(deps, { purpose: 'LOGIN', address: owed.address, browserHash, request }, body.otp, {
        transact,
        publish,
        newId,
      });
      const opening = { request, reply, newId, publish, becomes };
      const opened = await transact(async (tx, now) => {
        if (!(await takeAwaited(tx, browserHash))) throw new BusinessError('INVALID_OTP');
        return openSessionFor(tx, deps, opening, { userId: owed.userId, method: 'PASSWORD' }, now);
      });
      return answerSignedIn(deps, opening, opened);
    },
    { as: 'system' },
  );
