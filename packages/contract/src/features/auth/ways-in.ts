import { outsideProviders } from '@tervita/domain/auth';
import * as z from 'zod/mini';
import { done, id, route } from '../../core/index.ts';

/** A way into the account from before the digital ID was shown. `EMAIL` is an address without a password. */
const waitingWayIn = z.strictObject({
  id,
  method: z.enum([...outsideProviders, 'PASSWORD', 'EMAIL']),
  address: z.nullable(z.string()),
});
export type WaitingWayIn = z.output<typeof waitingWayIn>;

export const listWaitingWaysIn = route({
  method: 'GET',
  path: '/users/ways-in/waiting',
  summary:
    'Ways into the account that open nothing until whoever showed the digital ID says that they are theirs.',
  access: 'signed-in',
  allowedWithout: ['PROFILE', 'CONSENTS'],
  audit: 'OPENED',
  response: z.strictObject({ ways: z.array(waitingWayIn) }),
});

export const settleWaysIn = route({
  method: 'POST',
  path: '/users/ways-in/settle',
  summary: 'Keeps the ways in that are named; the others are forgotten.',
  access: 'signed-in',
  allowedWithout: ['PROFILE', 'CONSENTS'],
  audit: 'CHANGED',
  body: z.strictObject({ keep: z.array(id).check(z.maxLength(20)) }),
  response: done,
  codes: ['SIGN_IN_TOO_OLD', 'GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT'],
});
