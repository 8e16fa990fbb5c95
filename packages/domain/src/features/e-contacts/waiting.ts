import { defaultZone, fromLocal, toLocal } from '../../core/local-time.ts';

const day = 86_400_000;
const week = 7 * day;

/** The first of January 1970 was a Thursday. */
const isWeekend = (local: number) => (Math.floor(local / day) + 3) % 7 > 4;
const nextMidnight = (local: number) => Math.floor(local / day) * day + day;

/** Time that passed on the clinic's working days; its weekend does not count against it. */
export const workingTimeBetween = (from: Date, to: Date, zone: string = defaultZone): number => {
  let counted = 0;
  for (let moment = from.getTime(); moment < to.getTime(); ) {
    const local = toLocal(moment, zone);
    const until = Math.min(fromLocal(nextMidnight(local), zone), to.getTime());
    if (!isWeekend(local)) counted += until - moment;
    moment = until;
  }
  return counted;
};

/** Longer than one working day; no week is free of them. */
export const waitsLong = (since: Date, now: Date, zone: string = defaultZone): boolean =>
  now.getTime() - since.getTime() > week || workingTimeBetween(since, now, zone) > day;
