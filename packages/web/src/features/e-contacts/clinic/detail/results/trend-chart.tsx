import styles from './results.module.css';
import { useResultTexts } from './texts.ts';
import { useAxisDay } from './use-axis-day.ts';

/** One result of an instrument, or of a part of it. */
export interface Reached {
  readonly filledAt: string;
  readonly sum: number;
}

interface Props {
  readonly name: string;
  readonly range: { readonly min: number; readonly max: number };
  readonly results: readonly Reached[];
  readonly cutoff?: number | null;
  readonly bands?: readonly { readonly code: string; readonly label: string; readonly from: number }[];
  /** One of several beside each other. */
  readonly isSmall?: boolean;
}

const above = 20;
const heightOf = { small: { plot: 44, below: 36 }, large: { plot: 132, below: 36 } };
/** Lines of text in a chart stand at least so far from each other. */
const lineHeight = 12;
/** What fits beside the chart; longer names stand under the score only. */
const nameMax = 18;

/**
 * The days of a chart stand evenly: two results of one week would cover each other. Places across are a part of the
 * width, so that its words are as large on a phone as anywhere.
 */
export function TrendChart({ name, range, results, cutoff = null, bands = [], isSmall = false }: Props) {
  const t = useResultTexts();
  const { day, axisDay } = useAxisDay();
  const { plot, below } = isSmall ? heightOf.small : heightOf.large;
  const bottom = above + plot;
  const yOf = (sum: number) => bottom - ((sum - range.min) / (range.max - range.min)) * plot;
  const xOf = (at: number) => `${6 + (at / Math.max(results.length - 1, 1)) * 88}%`;
  const told = results.map(({ filledAt, sum }) => t.point(day(filledAt), sum)).join('; ');
  const starts = [...new Set([range.min, ...bands.map(({ from }) => from), range.max])];
  const named = bands.map((band, at) => ({ ...band, to: bands[at + 1]?.from ?? range.max }));
  const hasNames = named.every(
    ({ label, from, to }) => label.length <= nameMax && yOf(from) - yOf(to) >= lineHeight,
  );
  const isNumbered = (start: number, at: number) =>
    at === starts.length - 1 || yOf(start) - yOf(starts[at + 1] ?? start) >= lineHeight;
  const last = results.length - 1;
  return (
    <svg
      className={styles.chart}
      data-named={(bands.length > 0 && hasNames) || undefined}
      height={bottom + below}
      role="img"
      aria-label={`${t.overTime}, ${name}: ${told}`}
    >
      {starts.map((start, at) => (
        <g key={start}>
          <line className={styles.line} x1="0" x2="100%" y1={yOf(start)} y2={yOf(start)} />
          {isNumbered(start, at) ? (
            <text className={styles.axis} x="-6" y={yOf(start) + 4} textAnchor="end">
              {start}
            </text>
          ) : null}
        </g>
      ))}
      {cutoff === null ? null : (
        <line className={styles.cutoff} x1="0" x2="100%" y1={yOf(cutoff)} y2={yOf(cutoff)} />
      )}
      {(hasNames ? named : []).map(({ code, label, from, to }) => (
        <text key={code} className={styles.bandName} x="100%" dx="8" y={(yOf(from) + yOf(to)) / 2 + 4}>
          {label.toLowerCase()}
        </text>
      ))}
      {results.slice(1).map(({ filledAt, sum }, at) => (
        <line
          key={filledAt}
          className={styles.trend}
          x1={xOf(at)}
          x2={xOf(at + 1)}
          y1={yOf(results[at]?.sum ?? sum)}
          y2={yOf(sum)}
        />
      ))}
      {results.map(({ filledAt, sum }, at) => (
        <g key={filledAt} data-between={(at > 0 && at < last) || undefined}>
          <circle
            className={styles.point}
            data-last={at === last || undefined}
            cx={xOf(at)}
            cy={yOf(sum)}
            r={isSmall ? 3.5 : 4.5}
          />
          <text className={styles.pointLabel} x={xOf(at)} y={yOf(sum) - 9} textAnchor="middle">
            {sum}
          </text>
          {(results.length <= 5 && !isSmall) || at === 0 || at === last
            ? axisDay(filledAt).map((part, line) => (
                <text
                  key={part}
                  className={styles.axisDay}
                  x={xOf(at)}
                  y={bottom + 18 + line * 14}
                  textAnchor="middle"
                >
                  {part}
                </text>
              ))
            : null}
        </g>
      ))}
    </svg>
  );
}
