import {
  getPushState,
  type PushSubscriptionKeys,
  pushSubscription,
  updatePushEndpoint,
} from '@tervita/contract/notifications';
import { BusinessError } from '@tervita/domain/core';
import * as z from 'zod/mini';
import { BadInput } from '../../core/http/errors.ts';
import { exchange } from '../../core/http/use-case.ts';
import type { Pusher } from '../../integrations/push/web-push.ts';
import { forgetDeviceOf, isSubscribed, subscribe } from './subscription-store.ts';

const refused = () => new BadInput([{ path: ['body', 'pushEndpoint'], key: 'badPushEndpoint' }]);

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw refused();
  }
};

/** An uncompressed point on the curve, and 16 random bytes. */
const areKeys = ({ p256dh, auth }: PushSubscriptionKeys['keys']) => {
  const point = Buffer.from(p256dh, 'base64url');
  return point.length === 65 && point[0] === 4 && Buffer.from(auth, 'base64url').length === 16;
};

/** An address that we will post to later: only what the list of push services allows is kept. */
const subscriptionIn = (text: string, pusher: Pusher): PushSubscriptionKeys => {
  const parsed = z.safeParse(pushSubscription, jsonIn(text));
  if (!parsed.success || !areKeys(parsed.data.keys) || !pusher.accepts(parsed.data.endpoint)) throw refused();
  return parsed.data;
};

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
      const { endpoint, keys } = subscriptionIn(body.pushEndpoint, pusher);
      const device = { id: newId(), userId: actor.userId, familyId: actor.familyId, endpoint, ...keys };
      await transact((tx) => subscribe(tx, device));
      return { publicKey, isOn: true };
    },
    { as: 'system' },
  );
