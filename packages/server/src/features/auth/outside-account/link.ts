import { linkOutside } from '@tervita/contract/auth';
import { BusinessError } from '@tervita/domain/core';
import { exchange } from '../../../core/http/use-case.ts';
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
      await checkCode(deps, { purpose: 'LINK', address: email, browserHash, request }, body.otp);
      const opening = { request, reply, newId, publish, becomes };
      const opened = await transact(async (tx, now) => {
        const linked = await settleLinks(tx, 'EMAIL_CODE', { userId, browserHash }, now);
        if (!linked) throw new BusinessError('INVALID_OTP');
        return openSessionFor(tx, deps, opening, { userId, method: provider }, now);
      });
      return answerSignedIn(deps, opening, opened);
    },
    { as: 'system' },
  );
