import { now } from '../../../../../core/clock.ts';
import { calendarDay, useFormat, useZone } from '../../../../../core/format/index.ts';
import { useWorkingTexts } from '../texts.ts';

/** Of something to come: not only the day counts. */
export const useExactMoment = () => {
  const format = useFormat();
  const zone = useZone();
  const { later } = useWorkingTexts();
  return (when: string): string =>
    calendarDay(when, zone) === calendarDay(now(), zone)
      ? format.moment(when)
      : later.at(format.moment(when), format.time(when));
};
