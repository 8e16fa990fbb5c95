import { now } from '../../../../../core/clock.ts';
import { calendarDay, useFormat } from '../../../../../core/format/index.ts';
import { useWorkingTexts } from '../texts.ts';

/** Of something to come: not only the day counts. */
export const useExactMoment = () => {
  const format = useFormat();
  const { later } = useWorkingTexts();
  return (when: string): string =>
    calendarDay(when) === calendarDay(now())
      ? format.moment(when)
      : later.at(format.moment(when), format.time(when));
};
