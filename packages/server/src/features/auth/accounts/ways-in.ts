import { listWaitingWaysIn, settleWaysIn } from '@tervita/contract/auth';
import { NotAllowed } from '../../../core/http/errors.ts';
import { exchange } from '../../../core/http/use-case.ts';
import { refuseOldSignIn } from '../fresh-sign-in.ts';
import { tellOfNewWayIn } from './new-way-in.ts';
import { settleWaitingWays, waitingWays } from './waiting-ways.ts';

/** Only who showed the digital ID is asked. */
export const listWaiting = () =>
  exchange(
    listWaitingWaysIn,
    async ({ actor, transact, touched }) => {
      touched.personIds.add(actor.personId);
      if (actor.assurance !== 'HIGH') return { ways: [] };
      return { ways: await transact((tx, now) => waitingWays(tx, actor.userId, now)) };
    },
    { as: 'system' },
  );

export const settleWaiting = () =>
  exchange(
    settleWaysIn,
    async ({ actor, body, transact, publish, newId, touched }) => {
      touched.personIds.add(actor.personId);
      if (actor.assurance !== 'HIGH') throw new NotAllowed();
      await transact(async (tx, now) => {
        refuseOldSignIn(actor, now);
        const kept = await settleWaitingWays(tx, actor.userId, body.keep, now);
        if (kept > 0) await tellOfNewWayIn(tx, { publish, newId }, [actor.userId]);
      });
      return {};
    },
    { as: 'system' },
  );
