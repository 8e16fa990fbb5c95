import { getPlatform } from '@tervita/contract/platform-admin';
import { exchange } from '../../core/http/use-case.ts';
import { version } from '../../core/version.ts';
import type { ServiceStatuses } from './services.ts';

/** What staff may know of the platform: not how fast or from whom, only what works. */
export const readPlatform = (statuses: ServiceStatuses) =>
  exchange(getPlatform, async () => {
    const services = await statuses();
    return {
      version,
      services: services
        .filter(({ state }) => state !== 'OFF')
        .map(({ service, state }) => ({ service, isAnswering: state !== 'DOWN' })),
    };
  });
