import { type Language, regionalLocale } from '@tervita/domain/core';

/** Days and times as the clinic's wall shows them, in the words of whoever reads. */
export const timesIn = (language: Language, timeZone: string) => {
  const locale = regionalLocale[language];
  const zoned = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options });
  const moments = zoned({ dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' });
  const days = zoned({ dateStyle: 'long' });
  const calendar = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' });
  return {
    moment: (at: string | Date) => moments.format(new Date(at)),
    day: (at: string) => days.format(new Date(at)),
    /** A day that has no hour and no zone. */
    calendarDay: (date: string) => calendar.format(new Date(`${date}T00:00:00Z`)),
  };
};
