import {
  isOpenAt,
  nextOpening,
  type OpeningHours,
  type WeekdayGroup,
  weekdayGroups,
} from '@tervita/domain/clinics';
import { now } from '../../core/clock.ts';
import { calendarDay, useFormat, useZone } from '../../core/format/index.ts';
import { useTexts } from '../../core/texts/index.ts';

const day = 86_400_000;
/** 08:00 is read as 8:00. */
const short = (time: string) => time.replace(/^0/, '');
const timesOf = ({ intervals }: WeekdayGroup) =>
  intervals.map(({ opens, closes }) => `${short(opens)}–${short(closes)}`).join(', ');

/** How a time to come is said: at it, or by it. */
interface WhenWords {
  readonly today: (time: string) => string;
  readonly tomorrow: (time: string) => string;
  readonly onWeekday: readonly ((time: string) => string)[];
  readonly onDay: (day: string, time: string) => string;
}

/** A time to come by the clock of a clinic: today at 13:00, tomorrow at 8:00, on Monday at 8:00. */
export const useWhenWords = (zone: string, words?: WhenWords): ((at: Date) => string) => {
  const { clinics } = useTexts();
  const t = words ?? clinics;
  const format = useFormat(zone);
  return (at) => {
    const localDay = Date.parse(calendarDay(at, zone));
    const ahead = Math.round((localDay - Date.parse(calendarDay(now(), zone))) / day);
    const time = short(format.time(at));
    if (ahead === 0) return t.today(time);
    if (ahead === 1) return t.tomorrow(time);
    // The first of January 1970 was a Thursday.
    const onWeekday = ahead < 7 ? t.onWeekday[(localDay / day + 3) % 7] : undefined;
    return onWeekday ? onWeekday(time) : t.onDay(format.moment(at), time);
  };
};

/** Mon–Thu 8:00–17:00, Fri 8:00–15:00; empty for a clinic that has not said. */
export const useHoursWords = (): ((hours: OpeningHours) => string) => {
  const { shortDays } = useTexts().clinics;
  const dayName = (weekday: number) => shortDays[weekday - 1] ?? '';
  const named = (group: WeekdayGroup) => {
    const days =
      group.first === group.last ? dayName(group.first) : `${dayName(group.first)}–${dayName(group.last)}`;
    return `${days} ${timesOf(group)}`;
  };
  return (hours) => weekdayGroups(hours).map(named).join(', ');
};

/** When the clinic answers; for one that has not said, in general. No full stop. */
export const useAnsweringWords = (): ((hours: OpeningHours) => string) => {
  const t = useTexts().clinics;
  const hoursWords = useHoursWords();
  return (hours) => {
    const [first, ...more] = weekdayGroups(hours);
    if (!first) return t.general;
    const isWorkingWeek = more.length === 0 && first.first === 1 && first.last === 5;
    return t.answers(isWorkingWeek ? t.workingDays(timesOf(first)) : hoursWords(hours));
  };
};

/** When the clinic answers, and when it opens if it is closed. No full stop. */
export const useHoursSentence = (hours: OpeningHours | undefined): string => {
  const t = useTexts().clinics;
  const zone = useZone();
  const answeringWords = useAnsweringWords();
  const whenWords = useWhenWords(hours?.timeZone ?? zone);
  if (!hours) return t.general;
  const answers = answeringWords(hours);
  if (hours.weekly.length === 0) return answers;
  const opening = isOpenAt(hours, now()) ? undefined : nextOpening(hours, now());
  return opening ? `${answers}; ${t.opens(whenWords(opening))}` : answers;
};
