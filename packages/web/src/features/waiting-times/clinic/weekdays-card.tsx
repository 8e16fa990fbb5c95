import type { WaitingTimes } from '@tervita/contract/waiting-times';
import { useTexts } from '../../../core/texts/index.ts';
import { Card } from '../../../ui/card.tsx';
import { ChartOrTable } from '../../../ui/chart-or-table.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { useWaitingTexts } from '../texts.ts';
import { Legend } from './legend.tsx';
import { gridOf } from './scale.ts';
import { useChoice } from './use-choice.ts';
import { useDurations } from './use-durations.ts';
import styles from './waiting.module.css';

type Times = Pick<WaitingTimes, 'weekdays' | 'workingDay'>;

/** Two bars for each day: within how long half, and nine of ten, were answered. */
function Bars({ weekdays, workingDay }: Times) {
  const { shortDays } = useTexts().clinics;
  const { clock, hours } = useDurations(workingDay);
  const { top, lines } = gridOf(Math.max(1, ...weekdays.map(({ nineOfTen }) => nineOfTen ?? 0)));
  return (
    <div className={styles.chart}>
      <div className={styles.plot}>
        {lines.map((line) => (
          <span key={line} className={styles.gridLine} style={{ insetBlockEnd: `${(100 * line) / top}%` }}>
            {hours(line)}
          </span>
        ))}
        <div className={styles.days}>
          {weekdays.map(({ weekday, half, nineOfTen }) => (
            <div key={weekday} className={styles.pair}>
              <i className={styles.half} style={{ blockSize: `${(100 * (half ?? 0)) / top}%` }}>
                <b>{clock(half ?? 0)}</b>
              </i>
              <i className={styles.most} style={{ blockSize: `${(100 * (nineOfTen ?? 0)) / top}%` }}>
                <span>{clock(nineOfTen ?? 0)}</span>
              </i>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.dayNames}>
        {weekdays.map(({ weekday }) => (
          <span key={weekday}>{shortDays[weekday - 1]}</span>
        ))}
      </div>
      <Legend />
    </div>
  );
}

export function WeekdaysCard({ times: { weekdays, workingDay } }: { times: Times }) {
  const t = useWaitingTexts();
  const choice = useChoice();
  const { words, clock } = useDurations(workingDay);
  const { shortDays } = useTexts().clinics;
  /** The card is narrow: short for the eye, as in the chart, and whole for a screen reader. */
  const cell = (short: string | undefined, whole: string | undefined) => (
    <>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </>
  );
  const wait = (minutes: number | null) =>
    cell(minutes === null ? t.none : clock(minutes), words(minutes, t.none));
  return (
    <Card as="section" aria-label={t.byWeekday}>
      <ChartOrTable
        title={t.byWeekday}
        choice={choice}
        heads={[t.weekday, t.count, t.firstHalf, t.nineOfTen, t.completedHalf]}
        rows={weekdays.map(({ weekday, count, half, nineOfTen, completedHalf }) => ({
          key: String(weekday),
          cells: [
            cell(shortDays[weekday - 1], t.weekdays[weekday - 1]),
            count,
            wait(half),
            wait(nineOfTen),
            wait(completedHalf),
          ],
        }))}
        chart={<Bars weekdays={weekdays.filter(({ count }) => count > 0)} workingDay={workingDay} />}
      />
      <p className={styles.note}>{t.byWeekdayNote}</p>
    </Card>
  );
}
