import { signupWithPassword } from '@tervita/contract/auth';
import { BusinessError } from '@tervita/domain/core';
import type { Tx } from '../../../core/database/database.ts';
import { exchange } from '../../../core/http/use-case.ts';
import { giveEmail, lockAddress, makeAccount, userByEmail, waysInOf } from '../accounts/account-store.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { checkCode } from '../codes/codes.ts';
import { answerSignedIn, openSessionFor } from '../open-session-for.ts';
import { refuseWhenOff } from './login.ts';
import { refuseWeak } from './new-password.ts';
import { hashPassword } from './password-hash.ts';
import { setPassword } from './password-store.ts';

/** Said only to who has proved the mailbox. An account with the digital ID is not opened by a mailbox. */
const refuseTaken = async (tx: Tx, address: string) => {
  const userId = await userByEmail(tx, address);
  if (!userId) return;
  const ways = await waysInOf(tx, userId);
  throw new BusinessError(
    ways.includes('PASSWORD') ? 'USER_EXISTS' : 'GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT',
  );
};

export const signup = (deps: AuthDeps) =>
  exchange(
    signupWithPassword,
    async ({ body, transact, publish, request, reply, newId, becomes }) => {
      refuseWhenOff(deps);
      refuseWeak(body.password, body.email);
      const browserHash = deps.browser.ensure(request, reply);
      await checkCode(deps, { purpose: 'SIGNUP', address: body.email, browserHash, request }, body.otp, {
        transact,
        publish,
        newId,
      });
      const hash = await hashPassword(body.password);
      const language = body.locale ?? deps.fallbackLanguage;
      const opening = { request, reply, newId, publish, becomes };
      const opened = await transact(async (tx, now) => {
        await lockAddress(tx, body.email);
        await refuseTaken(tx, body.email);
        const userId = await makeAccount(tx, { country: deps.country, language }, newId, now);
        await giveEmail(tx, userId, body.email, now);
        await setPassword(tx, userId, hash, now);
        return openSessionFor(tx, deps, opening, { userId, method: 'PASSWORD' }, now);
      });
      return answerSignedIn(deps, opening, opened);
    },
    { as: 'system' },
  );
