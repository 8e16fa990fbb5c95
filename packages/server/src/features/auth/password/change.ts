import { changePassword } from '@tervita/contract/auth';
import { exchange } from '../../../core/http/use-case.ts';
import { endFamiliesOf } from '../../../core/session/session-store.ts';
import { forgetOtherDevices } from '../../push/index.ts';
import { accountEvent } from '../account-events.ts';
import { emailOf } from '../accounts/account-store.ts';
import type { AuthDeps } from '../auth-deps.ts';
import { refuseOldSignIn } from '../fresh-sign-in.ts';
import { renewId } from '../session.ts';
import { refuseWhenOff } from './login.ts';
import { refuseWeak } from './new-password.ts';
import { hashPassword } from './password-hash.ts';
import { hashOfUser, setPassword } from './password-store.ts';
import { checkPresentPassword } from './present-password.ts';

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
      // Whoever finds an open screen must not be able to change the lock.
      if (kept)
        await checkPresentPassword(
          deps,
          { request, reply },
          { password: body.currentPassword ?? '', kept, address },
        );
      else refuseOldSignIn(actor, now);
      const hash = await hashPassword(body.password);
      const ended = await transact(async (tx, at) => {
        await setPassword(tx, userId, hash, at);
        await publish(tx, accountEvent('account.password-changed', userId, newId()));
        await forgetOtherDevices(tx, userId, actor.familyId);
        return endFamiliesOf(tx, userId, { except: actor.familyId });
      });
      await Promise.all(ended.map(deps.sessionEnded));
      return renewId(actor, transact, deps.cookie, request, reply);
    },
    { as: 'system' },
  );
