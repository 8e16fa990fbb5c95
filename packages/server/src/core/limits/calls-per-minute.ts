import type { Clock } from '../clock.ts';
import { TooMany } from '../http/errors.ts';

const windowMs = 60_000;
const mostCallers = 50_000;

/** In the memory of one process: it protects the service, not money or credentials, and forgets rather than fails. */
export const callsPerMinute = (clock: Clock) => {
  const counts = new Map<string, { since: number; count: number }>();
  return (caller: string, most: number): void => {
    const now = clock().getTime();
    if (counts.size > mostCallers) counts.clear();
    const found = counts.get(caller);
    const current = found && now - found.since < windowMs ? found : { since: now, count: 0 };
    current.count += 1;
    counts.set(caller, current);
    if (current.count > most) throw new TooMany(Math.ceil((current.since + windowMs - now) / 1000));
  };
};
export type CallsPerMinute = ReturnType<typeof callsPerMinute>;
