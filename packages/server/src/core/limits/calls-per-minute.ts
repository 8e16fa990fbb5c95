import type { Clock } from '../clock.ts';
import { TooMany } from '../http/errors.ts';
import { countedNetworks } from './client-address.ts';

const windowMs = 60_000;
const mostCallers = 50_000;

/** In the memory of one process: it protects the service, not money or credentials, and forgets rather than fails. */
export const callsPerMinute = (clock: Clock) => {
  const counts = new Map<string, { since: number; count: number }>();
  const current = (caller: string, now: number) => {
    const found = counts.get(caller);
    return found && now - found.since < windowMs ? found : { since: now, count: 0 };
  };
  const secondsLeft = (since: number, now: number) => Math.ceil((since + windowMs - now) / 1000);
  /** Counts one more. */
  const admit = (caller: string, most: number): void => {
    const now = clock().getTime();
    if (counts.size > mostCallers) counts.clear();
    const used = current(caller, now);
    used.count += 1;
    counts.set(caller, used);
    if (used.count > most) throw new TooMany(secondsLeft(used.since, now));
  };
  return {
    admit,
    /** Counts one more of the client's network. */
    admitNetwork: (ip: string, most: number): void => {
      for (const { network, times } of countedNetworks(ip)) admit(network, most * times);
    },
    /** Counts nothing. */
    refuseIfUsedUp: (ip: string, most: number): void => {
      const now = clock().getTime();
      for (const { network, times } of countedNetworks(ip)) {
        const used = current(network, now);
        if (used.count >= most * times) throw new TooMany(secondsLeft(used.since, now));
      }
    },
  };
};
