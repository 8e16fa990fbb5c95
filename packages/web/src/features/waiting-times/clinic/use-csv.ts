import type { WaitingTimes, Waits } from '@tervita/contract/waiting-times';
import { csvOf, downloadText } from '../../../core/csv.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { useWaitingTexts } from '../texts.ts';

/** All figures of the page as one table, in minutes of opening hours. */
export const useCsv = (): ((times: WaitingTimes) => void) => {
  const t = useWaitingTexts();
  const { labels } = useClinicTexts().problemTypes;
  return ({ firstAnswer, completion, weekdays, weeks, types }) => {
    const row = (part: string, what: string, { count, half, nineOfTen }: Waits, completed: number | null) => [
      part,
      what,
      count,
      half ?? '',
      nineOfTen ?? '',
      completed ?? '',
    ];
    const rows = [
      row(t.all, t.all, firstAnswer, completion.half),
      ...weekdays.map((each) =>
        row(t.byWeekday, t.weekdays[each.weekday - 1] ?? '', each, each.completedHalf),
      ),
      ...weeks.map((each) => row(t.byWeek, each.from, each, null)),
      ...types.map((each) => row(t.byReason, labels[each.type], each, each.completedHalf)),
    ];
    downloadText(`${t.csvName}.csv`, csvOf([t.csvHead, ...rows]), 'text/csv');
  };
};
