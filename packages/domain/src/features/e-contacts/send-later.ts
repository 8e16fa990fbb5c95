import { fromLocal, toLocal } from '../../core/index.ts';
import {
  isOpenAt,
  nextOpening,
  nextOpeningDay,
  nextOpeningWeek,
  type OpeningHours,
} from '../clinics/index.ts';
import { sendLaterDays } from './limits.ts';

const day = 86_400_000;

/** A reply that waits longer than this is one that somebody forgot. */
export const latestSendAt = (now: Date): Date => new Date(now.getTime() + sendLaterDays * day);

const afternoonStart = 14 * 3_600_000;
/** Later than this the afternoon has come: it is no "later" any more. */
const morningEnd = 13 * 3_600_000;

/** Two in the afternoon, where the clinic is open then and it is still morning. */
export const thisAfternoon = (hours: OpeningHours, from: Date): Date | undefined => {
  const { timeZone } = hours;
  const local = toLocal(from.getTime(), timeZone);
  const midnight = Math.floor(local / day) * day;
  const at = new Date(fromLocal(midnight + afternoonStart, timeZone));
  return local - midnight < morningEnd && isOpenAt(hours, at) ? at : undefined;
};

/**
 * The times people mean by "later": this afternoon, when the clinic opens next, on its next open day, in the week
 * after. Each once.
 */
export const laterTimes = (hours: OpeningHours, from: Date): Date[] => {
  const times = [nextOpening, thisAfternoon, nextOpeningDay, nextOpeningWeek]
    .flatMap((next) => next(hours, from) ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime());
  const inReach = times.filter((at) => at <= latestSendAt(from));
  return [...new Map(inReach.map((at) => [at.getTime(), at])).values()];
};
