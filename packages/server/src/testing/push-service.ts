import { startPush } from '@tervita/simulators';
import { keyedHash } from '../core/keyed-hash.ts';
import { derivedKeys } from '../integrations/push/vapid-keys.ts';
import { webPusher } from '../integrations/push/web-push.ts';

export interface DeviceMessage {
  readonly topic: string;
  readonly ttl: number;
  readonly text: string;
}

/** A push service, our way to it, and devices that have asked it for an address. */
export const pushServiceForTests = async (timeoutMs = 10_000) => {
  const service = await startPush();
  const keys = derivedKeys(keyedHash({ usersSecret: 'tests' }, 'push'));
  const simulated = { host: new URL(service.pushUrl).host, ca: service.ca };
  const pusher = webPusher({ keys, subject: 'mailto:a@example.com', hosts: [], simulated, timeoutMs });
  const control = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const headers = { 'content-type': 'application/json' };
    const init = body === undefined ? {} : { body: JSON.stringify(body) };
    return (await (await fetch(`${service.url}/__sim${path}`, { method, headers, ...init })).json()) as T;
  };
  return {
    pusher,
    subscribe: async () => {
      const { id, ...subscription } = await control<{ id: string; endpoint: string }>(
        'POST',
        '/subscriptions',
        { applicationServerKey: keys.publicKey },
      );
      return { id, endpoint: subscription.endpoint, pushEndpoint: JSON.stringify(subscription) };
    },
    received: async (id: string) =>
      (await control<{ received: DeviceMessage[] }>('GET', `/subscriptions/${id}`)).received,
    expire: (id: string) => control('DELETE', `/subscriptions/${id}`),
    fail: (...kinds: string[]) =>
      control(
        'POST',
        '/faults',
        kinds.map((kind) => ({ kind, path: '/push' })),
      ),
    asked: () => control<{ path: string; fault: string | null }[]>('GET', '/requests'),
    close: async () => {
      pusher.close();
      await service.close();
    },
  };
};
