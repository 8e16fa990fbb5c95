import { fromLocal, toLocal } from '../../core/local-time.ts';
import { type ReplyDelay, replyDelayDays } from './reasons.ts';

const day = 86_400_000;
/** Clocks differ, and calls are repeated. */
const lateMs = 600_000;
const latestDays = Math.max(...Object.values(replyDelayDays)) + 1;

/** From when on the patient may answer: some days of the clinic's calendar on, when its clock shows the same time. */
export const replyOpensAt = (delay: ReplyDelay, from: Date, zone: string): Date =>
  new Date(fromLocal(toLocal(from.getTime(), zone) + replyDelayDays[delay] * day, zone));

/**
 * Whether a patient may be let answer from this time on: not one that has passed, and none later than a page offers, counted
 * from when the words are sent. A patient who never may answer would be shut out.
 */
export const mayOpenAt = (opensAt: Date, { now, sentAt }: { now: Date; sentAt: Date }): boolean =>
  opensAt.getTime() >= now.getTime() - lateMs && opensAt.getTime() <= sentAt.getTime() + latestDays * day;
