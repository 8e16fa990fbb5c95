import { undoEmailChange } from '@tervita/contract/profiles';
import { BusinessError } from '@tervita/domain/core';
import { maskedEmail } from '@tervita/domain/persons';
import { exchange } from '../../../core/http/use-case.ts';
import { endFamiliesOf } from '../../../core/session/session-store.ts';
import { accountEvent, giveEmail, lockAddress, userByEmail, waysInOf } from '../../auth/index.ts';
import { forgetOtherDevices } from '../../push/index.ts';
import type { ProfileDeps } from '../profile-deps.ts';
import { tellClinics } from '../profile-store.ts';
import { changeToUndo, markUndone, tellAddress } from './email-change-store.ts';
import { changeOfToken } from './undo-token.ts';

/** Whoever reads the old mailbox takes the account back, signed in or not; everybody else is signed out. */
export const undo = (deps: ProfileDeps) =>
  exchange(
    undoEmailChange,
    async ({ body, transact, publish, newId, touched }) => {
      const changeId = changeOfToken(deps.hash, body.token);
      if (!changeId) throw new BusinessError('EMAIL_CHANGE_NOT_UNDONE');
      const { ended, ...answer } = await transact(async (tx, now) => {
        const change = await changeToUndo(tx, changeId);
        if (!change) throw new BusinessError('EMAIL_CHANGE_NOT_UNDONE');
        const { userId, personId, oldAddress, oldVerifiedAt } = change;
        await lockAddress(tx, oldAddress);
        const owner = await userByEmail(tx, oldAddress);
        if (owner && owner !== userId) throw new BusinessError('EMAIL_CHANGE_NOT_UNDONE');
        touched.personIds.add(personId);
        const noticeId = newId();
        await tellAddress(tx, { id: noticeId, userId, kind: 'account.email-restored' });
        await publish(tx, accountEvent('account.email-restored', userId, noticeId));
        await giveEmail(tx, userId, oldAddress, now, oldVerifiedAt);
        await markUndone(tx, change, now);
        await tellClinics(tx, personId, now);
        await forgetOtherDevices(tx, userId, undefined);
        return {
          ended: await endFamiliesOf(tx, userId),
          maskedEmail: maskedEmail(oldAddress),
          hasPassword: (await waysInOf(tx, userId)).includes('PASSWORD'),
        };
      });
      await Promise.all(ended.map(deps.sessionEnded));
      return answer;
    },
    { as: 'system' },
  );
