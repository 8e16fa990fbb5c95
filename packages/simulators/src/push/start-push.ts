import { createClock } from '../core/clock.ts';
import { createFaultQueue } from '../core/faults.ts';
import { httpFaults } from '../core/http-faults.ts';
import { listen, type Running, vendorHandler } from '../core/http-simulator.ts';
import { selfSigned } from './certificate.ts';
import { deviceRoutes, pushFaults, pushRoutes } from './push-routes.ts';
import { createSubscriptions } from './subscriptions.ts';

export type RunningPush = Running & {
  /** The push service itself, over TLS as every one of them. */
  pushUrl: string;
  /** Its certificate: to be trusted for this address and no other. */
  ca: string;
};

/** A push service on loopback; `url` is the plain door for whoever looks at what came. */
export const startPush = async ({ port = 0 }: { port?: number } = {}): Promise<RunningPush> => {
  const clock = createClock();
  const subscriptions = createSubscriptions();
  const tls = selfSigned(clock.now());
  const faults = createFaultQueue<string>([...httpFaults, ...pushFaults]);
  const urls = { push: '', door: '' };
  const origin = () => urls.push;
  const trap = () => `${urls.door}/trap`;
  const handle = vendorHandler({
    name: 'push',
    routes: pushRoutes({ subscriptions, clock, faults, origin, trap }),
    control: deviceRoutes(subscriptions, origin),
    clock,
    faults,
    reset: subscriptions.clear,
  });
  const service = await listen(handle, { tls });
  urls.push = service.url;
  const door = await listen(handle, { port }).catch(async (error: unknown) => {
    await service.close();
    throw error;
  });
  urls.door = door.url;
  return {
    ...door,
    pushUrl: service.url,
    ca: tls.cert,
    close: async () => {
      await Promise.all([door.close(), service.close()]);
    },
  };
};
