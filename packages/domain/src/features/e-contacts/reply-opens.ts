import { fromLocal, toLocal } from '../../core/local-time.ts';
import { type ReplyDelay, replyDelayDays } from './reasons.ts';

const day = 86_400_000;

/** From when on the patient may answer: some days of the clinic's calendar on, when its clock shows the same time. */
export const replyOpensAt = (delay: ReplyDelay, from: Date, zone: string): Date =>
  new Date(fromLocal(toLocal(from.getTime(), zone) + replyDelayDays[delay] * day, zone));
