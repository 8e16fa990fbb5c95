import { usePublicTexts } from '../../../core/texts/index.ts';

/** Minutes of opening hours in words: 48 min, 3 h 10 min; 1 d is a working day of the clinic. */
export const useDurations = (workingDay: number) => {
  const { time } = usePublicTexts().core;
  const words = (minutes: number): string => {
    if (minutes < 60) return time.minutes(minutes);
    if (minutes < workingDay) return time.hours(Math.floor(minutes / 60), minutes % 60);
    return time.days(Math.floor(minutes / workingDay), Math.floor((minutes % workingDay) / 60));
  };
  return {
    words: (minutes: number | null, none: string) => (minutes === null ? none : words(minutes)),
    /** 4 h, beside a line of a chart. */
    hours: (minutes: number) => time.hours(minutes / 60, 0),
    /** 3:05, for a chart. */
    clock: (minutes: number) =>
      `${Math.floor(minutes / 60)}:${String(Math.round(minutes) % 60).padStart(2, '0')}`,
  };
};
