import type { OpenInterval } from './opening-hours.ts';

/** An address that a browser opens: http:// or https:// and a host. */
export const isWebsite = (text: string): boolean => /^https?:\/\/[^\s/?#,]+\.[^\s,]+$/i.test(text);

/** A clock that every computer knows, such as Europe/Tallinn. */
export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const timePattern = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** Times of one day that exist, each before its end, none over another. */
export const isDayPlan = (intervals: readonly OpenInterval[]): boolean => {
  const inOrder = intervals.toSorted((one, other) => one.opens.localeCompare(other.opens));
  return inOrder.every(({ opens, closes }, at) => {
    const next = inOrder[at + 1];
    const exist = timePattern.test(opens) && timePattern.test(closes) && opens !== '24:00';
    return exist && opens < closes && (next === undefined || closes <= next.opens);
  });
};
