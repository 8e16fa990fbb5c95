import type { WaitingTimes, Waits } from '@tervita/contract/waiting-times';
import { type DayRange, mondayOf, plusDays, startOfDayIn } from '@tervita/domain/core';
import type { ProblemType } from '@tervita/domain/problem-types';
import { weeksShown } from '@tervita/domain/waiting-times';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../core/database/database.ts';
import { type OpenTimes, timesSql } from './open-times.ts';

interface Looked {
  readonly clinicId: string;
  readonly zone: string;
  readonly range: DayRange;
}
type End = 'first_answered_at' | 'completed_at';

/** What one index finds: the clinic's own that were answered, or completed, from the first midnight to the one after the last day. */
const endedWithin = ({ clinicId, zone, range }: Looked, end: End): RawBuilder<boolean> => sql`
  e.clinic_id = ${clinicId} and e.creator_kind <> 'CLINIC' and e.sent_at is not null
  and ${end === 'completed_at' ? sql`e.status = 'COMPLETED'` : sql`e.status in ('SUBMITTED', 'COMPLETED') and e.first_answered_at is not null`}
  and ${sql.ref(`e.${end}`)} >= ${startOfDayIn(zone, range.from)}
  and ${sql.ref(`e.${end}`)} < ${startOfDayIn(zone, plusDays(range.to, 1))}`;

/** When the first of them was sent; opening hours are needed from then on. */
export const firstSentAt = async (db: Reader, looked: Looked): Promise<Date | null> => {
  const first = (end: End) => sql`(select min(e.sent_at) from e_contact e where ${endedWithin(looked, end)})`;
  const { rows } = await sql<{ at: Date | null }>`
    select least(${first('first_answered_at')}, ${first('completed_at')}) as at`.execute(db);
  return rows[0]?.at ?? null;
};

/** How long each waited, in minutes of opening hours; and when that began by them: at once, or when the clinic next opened. */
export const waited = (looked: Looked, end: End, times: OpenTimes): RawBuilder<unknown> => sql`
  select e.type, ${sql.ref(`e.${end}`)} as ended_at,
    (open_seconds_at(${sql.ref(`e.${end}`)}, ${timesSql(times)}) - open_seconds_at(e.sent_at, ${timesSql(times)})) / 60 as minutes,
    coalesce(case when e.sent_at < (${times.closed}::timestamptz[])[place.n] then e.sent_at end,
      (${times.opened}::timestamptz[])[place.n + 1], e.sent_at) as began_at
  from e_contact e, lateral (select width_bucket(e.sent_at, ${times.opened}::timestamptz[]) as n) place
  where ${endedWithin(looked, end)}`;

const figures = sql`count(*)::int as count,
  percentile_cont(array[0.5, 0.9]) within group (order by w.minutes) as both`;

interface Figures {
  readonly count: number;
  readonly both: readonly [number, number] | null;
}
const none: Figures = { count: 0, both: null };
const waitsOf = ({ count, both }: Figures): Waits => ({
  count,
  half: both && Math.round(both[0]),
  nineOfTen: both && Math.round(both[1]),
});

export const noWaits: Waits = waitsOf(none);

/** Answered on the working day on which the wait began, or before it began. */
const isSameDay = (zone: string) =>
  sql`(w.ended_at at time zone ${zone})::date <= (w.began_at at time zone ${zone})::date`;

/** The working day on which the wait began: 1 is Monday. */
const weekdayIn = (zone: string) => sql`extract(isodow from w.began_at at time zone ${zone})::int`;

interface AnswerRow extends Figures {
  readonly weekday: number | null;
  readonly type: ProblemType | null;
  readonly sameDay: number;
}

interface FirstAnswers {
  readonly all: Waits;
  readonly sameDayShare: number | null;
  readonly weekdays: readonly ({ readonly weekday: number } & Waits)[];
  readonly types: readonly ({ readonly type: ProblemType } & Waits)[];
}

/** Of all, by weekday and by reason, in one look at the index. */
export const firstAnswersOf = async (db: Reader, looked: Looked, times: OpenTimes): Promise<FirstAnswers> => {
  const { rows } = await sql<AnswerRow>`
    select weekday, type, ${figures}, (count(*) filter (where ${isSameDay(looked.zone)}))::int as "sameDay"
    from (select *, ${weekdayIn(looked.zone)} as weekday from (${waited(looked, 'first_answered_at', times)}) w) w
    group by grouping sets ((), (weekday), (type)) order by weekday, count desc, type`.execute(db);
  const all = rows.find(({ weekday, type }) => weekday === null && type === null);
  return {
    all: waitsOf(all ?? none),
    sameDayShare: all && all.count > 0 ? all.sameDay / all.count : null,
    weekdays: rows.flatMap(({ weekday, ...row }) => (weekday === null ? [] : { weekday, ...waitsOf(row) })),
    types: rows.flatMap(({ type, ...row }) => (type === null ? [] : { type, ...waitsOf(row) })),
  };
};

export const sameDayShareOf = async (
  db: Reader,
  looked: Looked,
  times: OpenTimes,
): Promise<number | null> => {
  const { rows } = await sql<{ share: number | null }>`
    select (count(*) filter (where ${isSameDay(looked.zone)}))::float8 / nullif(count(*), 0) as share
    from (${waited(looked, 'first_answered_at', times)}) w`.execute(db);
  return rows[0]?.share ?? null;
};

/** The weeks of the chart, from a Monday on. */
export const weeksBefore = (last: string): DayRange => ({
  from: plusDays(mondayOf(last), -7 * (weeksShown - 1)),
  to: last,
});

export const weeksOf = async (
  db: Reader,
  { range, ...place }: Looked,
  times: OpenTimes,
): Promise<WaitingTimes['weeks']> => {
  const weeks = weeksBefore(range.to);
  const { rows } = await sql<Figures & { from: string }>`
    select to_char(date_trunc('week', w.ended_at at time zone ${place.zone}), 'YYYY-MM-DD') as "from", ${figures}
    from (${waited({ ...place, range: weeks }, 'first_answered_at', times)}) w group by 1`.execute(db);
  return Array.from({ length: weeksShown }, (_, week) => {
    const from = plusDays(weeks.from, 7 * week);
    return { from, ...waitsOf(rows.find((row) => row.from === from) ?? none) };
  });
};

interface Completions {
  readonly all: Waits;
  /** In minutes; the most frequent first, also those of which none was answered. */
  readonly halfByType: ReadonlyMap<ProblemType, number | null>;
  readonly halfByWeekday: ReadonlyMap<number, number | null>;
}

export const completionsOf = async (db: Reader, looked: Looked, times: OpenTimes): Promise<Completions> => {
  const { rows } = await sql<Figures & Pick<AnswerRow, 'weekday' | 'type'>>`
    select weekday, type, ${figures}
    from (select *, ${weekdayIn(looked.zone)} as weekday from (${waited(looked, 'completed_at', times)}) w) w
    group by grouping sets ((), (weekday), (type)) order by count desc, weekday, type`.execute(db);
  const all = rows.find(({ weekday, type }) => weekday === null && type === null);
  return {
    all: waitsOf(all ?? none),
    halfByType: new Map(
      rows.flatMap(({ type, ...row }) => (type === null ? [] : [[type, waitsOf(row).half] as const])),
    ),
    halfByWeekday: new Map(
      rows.flatMap(({ weekday, ...row }) =>
        weekday === null ? [] : [[weekday, waitsOf(row).half] as const],
      ),
    ),
  };
};
