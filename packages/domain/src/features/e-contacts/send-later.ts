import { defaultZone, fromLocal, toLocal } from '../../core/local-time.ts';
import { sendLaterDays } from './limits.ts';

const day = 86_400_000;

/** A reply that waits longer than this is one that somebody forgot. */
export const latestSendAt = (now: Date): Date => new Date(now.getTime() + sendLaterDays * day);

export type LaterTime = 'tonight' | 'tomorrow' | 'monday';

/** The times people mean by "later", as the clinic's clock shows them; those that are past are left out. */
export const laterTimes = (from: Date, zone: string = defaultZone): Partial<Record<LaterTime, Date>> => {
  const local = toLocal(from.getTime(), zone);
  const midnight = Math.floor(local / day) * day;
  const at = (days: number, hour: number) =>
    new Date(fromLocal(midnight + days * day + hour * 3_600_000, zone));
  // The first of January 1970 was a Thursday; on a Monday the next one is meant.
  const untilMonday = 7 - ((Math.floor(local / day) + 3) % 7);
  const tonight = at(0, 18);
  return {
    ...(tonight > from ? { tonight } : {}),
    tomorrow: at(1, 8),
    ...(untilMonday > 1 ? { monday: at(untilMonday, 8) } : {}),
  };
};
