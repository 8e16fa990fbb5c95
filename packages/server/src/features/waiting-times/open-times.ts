import { type OpeningHours, openSpans } from '@tervita/domain/clinics';
import { type RawBuilder, sql } from 'kysely';

/** When a clinic was open, for statements that subtract one moment from another by its opening hours. */
export interface OpenTimes {
  readonly opened: readonly Date[];
  readonly closed: readonly Date[];
  /** Seconds that the clinic had been open before each of them. */
  readonly before: readonly number[];
}

const dayMs = 86_400_000;
/** Somebody who wrote just now begins to wait when the clinic opens next. */
const daysAhead = 14;

export const openTimesOf = (hours: OpeningHours, from: Date, now: Date): OpenTimes => {
  const spans = openSpans(hours, from, new Date(now.getTime() + daysAhead * dayMs));
  const before: number[] = [];
  let counted = 0;
  for (const span of spans) {
    before.push(counted);
    counted += (span.to - span.from) / 1_000;
  }
  return {
    opened: spans.map((span) => new Date(span.from)),
    closed: spans.map((span) => new Date(span.to)),
    before,
  };
};

/** The three as arguments of a function in the database. */
export const timesSql = ({ opened, closed, before }: OpenTimes): RawBuilder<unknown> =>
  sql`${opened}::timestamptz[], ${closed}::timestamptz[], ${before}::float8[]`;
