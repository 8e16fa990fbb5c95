import { nextOpening, nextOpeningDay, nextOpeningWeek, type OpeningHours } from '../clinics/index.ts';
import { sendLaterDays } from './limits.ts';

const day = 86_400_000;

/** A reply that waits longer than this is one that somebody forgot. */
export const latestSendAt = (now: Date): Date => new Date(now.getTime() + sendLaterDays * day);

/** The times people mean by "later": when the clinic opens next, on its next open day, in the week after. Each once. */
export const laterTimes = (hours: OpeningHours, from: Date): Date[] => {
  const times = [nextOpening, nextOpeningDay, nextOpeningWeek].flatMap((next) => next(hours, from) ?? []);
  const inReach = times.filter((at) => at <= latestSendAt(from));
  return [...new Map(inReach.map((at) => [at.getTime(), at])).values()];
};
