import { regionalLocale } from '@tervita/domain/core';
import { now } from '../../../../../core/clock.ts';
import { calendarDay, useFormat, useZone } from '../../../../../core/format/index.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';
import { useResultTexts } from './texts.ts';

/** Days under a chart, where there is little room: today, 8 Sep, and the year below where it is another one. */
export const useAxisDay = () => {
  const t = useResultTexts();
  const { day } = useFormat();
  const timeZone = useZone();
  const short = new Intl.DateTimeFormat(regionalLocale[useLanguage()], {
    timeZone,
    day: 'numeric',
    month: 'short',
  });
  const axisDay = (filledAt: string): readonly string[] => {
    const [on, today] = [calendarDay(filledAt, timeZone), calendarDay(now(), timeZone)];
    if (on === today) return [t.today];
    const shown = short.format(new Date(filledAt));
    return on.slice(0, 4) === today.slice(0, 4) ? [shown] : [shown, on.slice(0, 4)];
  };
  return { day, axisDay };
};
