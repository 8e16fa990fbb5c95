import { afterWorkingTime, type OpeningHours, openSpans } from '../clinics/index.ts';

/** Days of the clinic's own answers from which a patient is told when to expect one. */
export const expectedReplyDays = 28;
/** With fewer answers than this nothing is told: one slow day would decide. */
export const fewestAnswers = 20;

/** How long patients waited for a first answer, in milliseconds of opening hours. */
export interface UsualWait {
  readonly half: number;
  readonly nineOfTen: number;
}
export interface ExpectedReply {
  /** Half of the patients have an answer by then; null when that time has passed. */
  readonly by: Date | null;
  readonly nineOfTenBy: Date;
}

const halfHour = 1_800_000;

/**
 * Nobody answers to the minute: the end of the half hour, or of the time for which the clinic is open. Half hours of the
 * clinic's clock are those of Greenwich.
 */
const roundedUp = (hours: OpeningHours, at: Date): Date => {
  const moment = at.getTime();
  const rounded = Math.ceil(moment / halfHour) * halfHour;
  const span = openSpans(hours, at, at).find(({ from, to }) => from <= moment && moment <= to);
  return new Date(Math.min(rounded, span?.to ?? rounded));
};

/** Whoever was answered while the clinic was closed did not wait; told is still a time at which somebody is there. */
const timeAfter = (hours: OpeningHours, sentAt: Date, wait: number): Date | undefined => {
  const at = afterWorkingTime(hours, sentAt, Math.max(wait, halfHour));
  return at && roundedUp(hours, at);
};

/** When to expect the first answer to what is sent at a moment; undefined when that time has passed, or never comes. */
export const expectedReply = (
  hours: OpeningHours,
  { half, nineOfTen }: UsualWait,
  { sentAt, now }: { readonly sentAt: Date; readonly now: Date },
): ExpectedReply | undefined => {
  const by = timeAfter(hours, sentAt, half);
  const nineOfTenBy = timeAfter(hours, sentAt, nineOfTen);
  if (!by || !nineOfTenBy || nineOfTenBy < now) return undefined;
  return { by: by < now ? null : by, nineOfTenBy };
};
