import { resetPassword } from '@tervita/contract/auth';
import { BusinessError } from '@tervita/domain/core';
import type { Tx } from '../../../core/database/database.ts';
import { exchange } from '../../../core/http/use-case.ts';
import { endFamiliesOf } from '../../../core/session/session-store.ts';
import { forgetOtherDevices } from '../../push/index.ts';
import { accountEvent } from '../account-events.ts';
import { lockAddress, refuseNewAddress, userByEmail, waysInOf } from '../accounts/account-store.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { checkCode } from '../codes/codes.ts';
import { answerSignedIn, openSessionFor } from '../open-session-for.ts';
import { refuseWhenOff } from './login.ts';
import { refuseWeak } from './new-password.ts';
import { hashPassword } from './password-hash.ts';
import { setPassword } from './password-store.ts';
import { forgetFailures } from './sign-in-tries.ts';

/** A mailbox gives a new password only to an account that had one, or was made with Google or Apple. */
const accountToReset = async (tx: Tx, address: string, now: Date): Promise<string> => {
  await lockAddress(tx, address);
  const userId = await userByEmail(tx, address);
  if (!userId) throw new BusinessError('USER_NOT_EXISTS');
  const ways = await waysInOf(tx, userId);
  if (ways.includes('DIGITAL_ID') && !ways.includes('PASSWORD'))
    throw new BusinessError('GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT');
  await refuseNewAddress(tx, userId, address, now);
  return userId;
};

export const reset = (deps: AuthDeps) =>
  exchange(
    resetPassword,
    async ({ body, transact, publish, request, reply, newId, becomes }) => {
      refuseWhenOff(deps);
      refuseWeak(body.password, body.email);
      const browserHash = deps.browser.ensure(request, reply);
      await checkCode(deps, { purpose: 'RESET', address: body.email, browserHash, request }, body.otp, {
        transact,
        publish,
        newId,
      });
      const hash = await hashPassword(body.password);
      const opening = { request, reply, newId, publish, becomes };
      const { ended, opened } = await transact(async (tx, now) => {
        const userId = await accountToReset(tx, body.email, now);
        await setPassword(tx, userId, hash, now);
        await forgetOtherDevices(tx, userId, undefined);
        const families = await endFamiliesOf(tx, userId);
        await publish(tx, accountEvent('account.password-changed', userId, newId()));
        return {
          ended: families,
          opened: await openSessionFor(tx, deps, opening, { userId, method: 'PASSWORD' }, now),
        };
      });
      await forgetFailures(deps, body.email);
      await Promise.all(ended.map(deps.sessionEnded));
      return answerSignedIn(deps, opening, opened);
    },
    { as: 'system' },
  );
