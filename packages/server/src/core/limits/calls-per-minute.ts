import type { Clock } from '../clock.ts';
import { TooMany } from '../http/errors.ts';

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
  return {
    /** Counts one more. */
    admit: (caller: string, most: number): void => {
      const now = clock().getTime();
      if (counts.size > mostCallers) counts.clear();
      const used = current(caller, now);
      used.count += 1;
      counts.set(caller, used);
      if (used.count > most) throw new TooMany(secondsLeft(used.since, now));
    },
    /** Counts nothing. */
    refuseIfUsedUp: (caller: string, most: number): void => {
      const now = clock().getTime();
      const used = current(caller, now);
      if (used.count >= most) throw new TooMany(secondsLeft(used.since, now));
    },
  };
};
