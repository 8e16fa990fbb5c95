import { pushAddressMax } from '@tervita/domain/notifications';
import * as z from 'zod/mini';
import { BadInput } from '../../core/http/errors.ts';
import type { Pusher, Subscription } from '../../integrations/push/web-push.ts';

const base64url = z.string().check(z.minLength(1), z.maxLength(100), z.regex(/^[\w-]+=*$/));

/** What a browser gives for its push service: an address, and the keys by which only it can read. */
const given = z.object({
  endpoint: z.string().check(z.minLength(1), z.maxLength(pushAddressMax)),
  keys: z.object({ p256dh: base64url, auth: base64url }),
});

const refused = () => new BadInput([{ path: ['body', 'pushEndpoint'], key: 'badPushEndpoint' }]);

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw refused();
  }
};

/** An uncompressed point on the curve, and 16 random bytes. */
const areKeys = ({ p256dh, auth }: z.output<typeof given>['keys']) => {
  const point = Buffer.from(p256dh, 'base64url');
  return point.length === 65 && point[0] === 4 && Buffer.from(auth, 'base64url').length === 16;
};

/** An address that we will post to later: only what the list of push services allows is kept. */
export const subscriptionIn = (text: string, pusher: Pusher): Subscription => {
  const parsed = z.safeParse(given, jsonIn(text));
  if (!parsed.success) throw refused();
  const { endpoint, keys } = parsed.data;
  if (!areKeys(keys) || !pusher.accepts(endpoint)) throw refused();
  return { endpoint, ...keys };
};
