import { pushSubscriptionMax } from '@tervita/domain/notifications';
import * as z from 'zod/mini';
import { route } from '../../core/index.ts';

const pushState = z.strictObject({
  /** For the browser's push service; null where notices on devices are not offered. */
  publicKey: z.nullable(z.string()),
  /** Whether this browser is told of the person's e-contacts. */
  isOn: z.boolean(),
});

export const getPushState = route({
  method: 'GET',
  path: '/users/push-endpoint',
  summary: 'Whether notices on devices are offered, and come to this browser.',
  access: 'signed-in',
  response: pushState,
});

export const updatePushEndpoint = route({
  method: 'POST',
  path: '/users/update-push-endpoint',
  summary: "This browser's push subscription, as JSON in a string; null: no more notices here.",
  access: 'signed-in',
  audit: 'CHANGED',
  body: z.strictObject({
    pushEndpoint: z.nullable(z.string().check(z.minLength(1), z.maxLength(pushSubscriptionMax))),
  }),
  response: pushState,
  codes: ['PUSH_NOT_AVAILABLE'],
});
