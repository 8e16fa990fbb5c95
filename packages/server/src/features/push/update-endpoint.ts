import { getPushState, updatePushEndpoint } from '@tervita/contract/notifications';
import { BusinessError } from '@tervita/domain/core';
import { exchange } from '../../core/http/use-case.ts';
import type { Pusher } from '../../integrations/push/web-push.ts';
import { subscriptionIn } from './subscription.ts';
import { forgetDeviceOf, isSubscribed, subscribe } from './subscription-store.ts';

export const readState = (pusher: Pusher | undefined) =>
  exchange(
    getPushState,
    async ({ actor, transact }) => ({
      publicKey: pusher?.publicKey ?? null,
      isOn: await transact((tx) => isSubscribed(tx, actor.userId, actor.familyId)),
    }),
    { as: 'system' },
  );

export const updateEndpoint = (pusher: Pusher | undefined) =>
  exchange(
    updatePushEndpoint,
    async ({ actor, body, transact, newId, touched }) => {
      touched.personIds.add(actor.personId);
      const publicKey = pusher?.publicKey ?? null;
      if (body.pushEndpoint === null) {
        await transact((tx) => forgetDeviceOf(tx, actor.familyId, actor.userId));
        return { publicKey, isOn: false };
      }
      if (!pusher) throw new BusinessError('PUSH_NOT_AVAILABLE');
      const subscription = subscriptionIn(body.pushEndpoint, pusher);
      const device = { id: newId(), userId: actor.userId, familyId: actor.familyId, ...subscription };
      await transact((tx) => subscribe(tx, device));
      return { publicKey, isOn: true };
    },
    { as: 'system' },
  );
