import type { WaitingTimes } from '@tervita/contract/waiting-times';
import { useFigures } from '../../../core/format/index.ts';
import { Card } from '../../../ui/card.tsx';
import { ChartOrTable } from '../../../ui/chart-or-table.tsx';
import { useWaitingTexts } from '../texts.ts';
import { Legend } from './legend.tsx';
import { gridOf } from './scale.ts';
import { useChoice } from './use-choice.ts';
import { useDurations } from './use-durations.ts';
import styles from './waiting.module.css';

type Times = Pick<WaitingTimes, 'weeks' | 'workingDay'>;
interface AnsweredWeek {
  readonly at: number;
  readonly half: number;
  readonly nineOfTen: number;
}

/** Weeks in a row that had answers; where one had none the line stops. */
const runsOf = (weeks: WaitingTimes['weeks']): readonly (readonly AnsweredWeek[])[] => {
  const runs: AnsweredWeek[][] = [[]];
  weeks.forEach(({ half, nineOfTen }, at) => {
    if (half === null || nineOfTen === null) runs.push([]);
    else runs.at(-1)?.push({ at, half, nineOfTen });
  });
  return runs.filter((run) => run.length > 0);
};

const [width, height] = [600, 200];

function Lines({ weeks, workingDay }: Times) {
  const { shortDay } = useFigures();
  const { clock, hours } = useDurations(workingDay);
  const { top, lines } = gridOf(Math.max(1, ...weeks.map(({ nineOfTen }) => nineOfTen ?? 0)));
  const runs = runsOf(weeks);
  const last = runs.at(-1)?.at(-1);
  const x = (at: number) => (at * width) / (weeks.length - 1);
  const y = (minutes: number) => height - (minutes * height) / top;
  const line = (run: readonly AnsweredWeek[], of: 'half' | 'nineOfTen') =>
    // A week alone is a line of no length, which its round ends make a dot.
    [...run, ...run.slice(-1)].map((week) => `${x(week.at)},${y(week[of])}`).join(' ');
  const named = weeks.filter((_, at) => at % 4 === 0 || at === weeks.length - 1);
  return (
    <div className={styles.chart}>
      <div className={styles.plot}>
        {lines.map((each) => (
          <span key={each} className={styles.gridLine} style={{ insetBlockEnd: `${(100 * each) / top}%` }}>
            {hours(each)}
          </span>
        ))}
        <svg
          className={styles.lines}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {runs.map((run) => (
            <g key={run[0]?.at}>
              <polygon
                className={styles.between}
                points={`${line(run, 'nineOfTen')} ${run
                  .toReversed()
                  .map((week) => `${x(week.at)},${y(0)}`)
                  .join(' ')}`}
              />
              <polyline className={styles.mostLine} points={line(run, 'nineOfTen')} />
              <polyline className={styles.halfLine} points={line(run, 'half')} />
            </g>
          ))}
        </svg>
        {last ? (
          <div className={styles.lastWeek} style={{ insetInlineEnd: `${100 - (100 * x(last.at)) / width}%` }}>
            <span style={{ insetBlockEnd: `${(100 * last.nineOfTen) / top}%` }}>{clock(last.nineOfTen)}</span>
            <b style={{ insetBlockEnd: `${(100 * last.half) / top}%` }}>{clock(last.half)}</b>
          </div>
        ) : null}
      </div>
      <div className={styles.weekNames}>
        {named.map(({ from }) => (
          <span key={from}>{shortDay(from)}</span>
        ))}
      </div>
      <Legend />
    </div>
  );
}

export function WeeksCard({ times: { weeks, workingDay } }: { times: Times }) {
  const t = useWaitingTexts();
  const { shortDay } = useFigures();
  const choice = useChoice();
  const { words } = useDurations(workingDay);
  return (
    <Card as="section" aria-label={t.byWeek}>
      <ChartOrTable
        title={t.byWeek}
        choice={choice}
        heads={[t.week, t.count, t.firstHalf, t.nineOfTen]}
        rows={weeks.map(({ from, count, half, nineOfTen }) => ({
          key: from,
          cells: [shortDay(from), count, words(half, t.noAnswers), words(nineOfTen, t.none)],
        }))}
        chart={<Lines weeks={weeks} workingDay={workingDay} />}
      />
    </Card>
  );
}
