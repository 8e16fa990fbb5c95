import type { FeedbackStatistics } from '@tervita/contract/feedback';
import { useFigures } from '../../../core/format/index.ts';
import { Card } from '../../../ui/card.tsx';
import { ChartOrTable } from '../../../ui/chart-or-table.tsx';
import styles from './statistics.module.css';
import { useStatisticsTexts } from './texts.ts';

const width = 600;
const height = 140;
const edge = 8;

interface Point {
  readonly from: string;
  readonly average: number;
  readonly x: number;
  readonly y: number;
}

/** Where nobody said anything the line stops, and begins anew after it. */
const linesOf = (trend: FeedbackStatistics['trend']): readonly (readonly Point[])[] => {
  const step = trend.length > 1 ? (width - 2 * edge) / (trend.length - 1) : 0;
  const lines: Point[][] = [[]];
  trend.forEach(({ from, average }, at) => {
    if (average === null) lines.push([]);
    else
      lines.at(-1)?.push({
        from,
        average,
        x: edge + at * step,
        y: edge + ((5 - average) * (height - 2 * edge)) / 4,
      });
  });
  return lines.filter((line) => line.length > 0);
};

/** Averages over time: one star at the bottom, five at the top. */
function Line({ trend }: { trend: FeedbackStatistics['trend'] }) {
  const { one: written, shortDay } = useFigures();
  const lines = linesOf(trend);
  const last = lines.at(-1)?.at(-1);
  return (
    <figure className={styles.trend}>
      <div className={styles.scale} aria-hidden="true">
        {[5, 3, 1].map((rating) => (
          <span key={rating}>{rating}</span>
        ))}
      </div>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {[1, 3, 5].map((rating) => {
          const y = edge + ((5 - rating) * (height - 2 * edge)) / 4;
          return <line key={rating} x1={0} x2={width} y1={y} y2={y} className={styles.grid} />;
        })}
        {lines.map((line) => (
          <polyline
            key={line[0]?.from}
            // A point alone is a line of no length, which its round ends make a dot.
            points={[...line, ...line.slice(-1)].map(({ x, y }) => `${x},${y}`).join(' ')}
            className={styles.line}
          />
        ))}
      </svg>
      <figcaption>
        <span>{shortDay(trend[0]?.from ?? '')}</span>
        {last && last.from !== trend.at(-1)?.from ? (
          <span className={styles.latest} style={{ insetInlineStart: `${(100 * last.x) / width}%` }}>
            {shortDay(last.from)}: <b>{written(last.average)}</b>
          </span>
        ) : null}
        <span>
          {shortDay(trend.at(-1)?.from ?? '')}
          {last?.from === trend.at(-1)?.from && last ? (
            <>
              : <b>{written(last.average)}</b>
            </>
          ) : null}
        </span>
      </figcaption>
    </figure>
  );
}

export function TrendCard({ figures }: { figures: FeedbackStatistics }) {
  const t = useStatisticsTexts();
  const { one: average, shortDay } = useFigures();
  return (
    <Card as="section" aria-label={t.trend}>
      <ChartOrTable
        choice={{ as: 'BUTTON', toTable: t.asTable, toChart: t.asChart }}
        title={t.trend}
        heads={[t.trendColumn, t.averageColumn, t.countColumn]}
        rows={figures.trend.map((point) => ({
          key: point.from,
          cells: [
            shortDay(point.from),
            point.average === null ? t.noneSaid : average(point.average),
            String(point.count),
          ],
        }))}
        chart={<Line trend={figures.trend} />}
      />
    </Card>
  );
}
