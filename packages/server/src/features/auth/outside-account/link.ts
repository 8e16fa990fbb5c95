import { linkOutside } from '@tervita/contract/auth';
import { BusinessError } from '@tervita/domain/core';
import { exchange } from '../../../core/http/use-case.ts';
import { refuseNewAddress } from '../accounts/account-store.ts';
import { endAllSessions, tellOfNewWayIn } from '../accounts/new-way-in.ts';
import { checkCode } from '../codes/codes.ts';
import { answerSignedIn, openSessionFor } from '../open-session-for.ts';
import type { OutsideDeps } from './outside-deps.ts';
import { settleLinks, waitingLink } from './waiting-link.ts';

export const link = (deps: OutsideDeps) =>
  exchange(
    linkOutside,
    async ({ body, transact, request, reply, newId, publish, becomes }) => {
      const browserHash = deps.browser.ensure(request, reply);
      const waiting = await transact((tx, now) => waitingLink(tx, browserHash, now));
      if (!waiting) throw new BusinessError('INVALID_OTP');
      const { userId, email, provider } = waiting;
      await checkCode(deps, { purpose: 'LINK', address: email, browserHash, request }, body.otp, {
        transact,
        publish,
        newId,
      });
      const opening = { request, reply, newId, publish, becomes };
      const { opened, ended } = await transact(async (tx, now) => {
        await refuseNewAddress(tx, userId, email, now);
        if (!(await settleLinks(tx, { userId, browserHash }, now))) throw new BusinessError('INVALID_OTP');
        await tellOfNewWayIn(tx, { publish, newId }, [userId]);
        const families = await endAllSessions(tx, [userId]);
        return {
          ended: families,
          opened: await openSessionFor(tx, deps, opening, { userId, method: provider }, now),
        };
      });
      await Promise.all(ended.map(deps.sessionEnded));
      return answerSignedIn(deps, opening, opened);
    },
    { as: 'system' },
  );
