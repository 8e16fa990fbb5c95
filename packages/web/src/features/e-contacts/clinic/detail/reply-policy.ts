import { type ReplyDelay, replyDelayDays } from '@tervita/domain/e-contacts';

/** When the patient may answer what is being written. */
export type ReplyPolicy = 'now' | 'later' | 'never';

/** The same time of day, some days on. */
export const opensAt = (delay: ReplyDelay, now: Date): Date =>
  new Date(now.getTime() + replyDelayDays[delay] * 86_400_000);
