import type { FeedbackComment, FeedbackStatistics } from '@tervita/contract/feedback';
import { type DayRange, plusDays, startOfDayIn, trendStepOf, trendSteps } from '@tervita/domain/core';
import { type FeedbackSource, type Rating, ratings } from '@tervita/domain/feedback';
import type { ProblemType } from '@tervita/domain/problem-types';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../core/database/database.ts';
import type { Actor } from '../../../core/session/actor.ts';
import { isOthersMatter } from '../../../core/session/own-matter.ts';

export interface Looked {
  readonly clinicId: string;
  readonly source: FeedbackSource;
  readonly zone: string;
  readonly range: DayRange;
}

/** What one index finds: the clinic's own, of one kind, from the first midnight to the one after the last day. */
const within = ({ clinicId, source, zone, range }: Looked): RawBuilder<boolean> => sql`
  f.clinic_id = ${clinicId} and f.source = ${source} and f.at >= ${startOfDayIn(zone, range.from)}
  and f.at < ${startOfDayIn(zone, plusDays(range.to, 1))}`;

interface Figures {
  readonly count: number;
  readonly average: number | null;
}

const figuresOf = async (db: Reader, looked: Looked): Promise<Figures> => {
  const { rows } = await sql<Figures>`
    select count(*)::integer as count, avg(f.rating)::float as average from feedback f where ${within(looked)}`.execute(
    db,
  );
  return rows[0] ?? { count: 0, average: null };
};

const ratingsOf = async (db: Reader, looked: Looked): Promise<FeedbackStatistics['ratings']> => {
  const { rows } = await sql<{ rating: Rating; count: number }>`
    select f.rating, count(*)::integer as count from feedback f where ${within(looked)} group by 1`.execute(
    db,
  );
  const countOf = (rating: Rating) => rows.find((row) => row.rating === rating)?.count ?? 0;
  return ratings.toReversed().map((rating) => ({ rating, count: countOf(rating) }));
};

const keywordsOf = async (db: Reader, looked: Looked): Promise<FeedbackStatistics['keywords']> => {
  const { rows } = await sql<FeedbackStatistics['keywords'][number]>`
    select keyword, count(*)::integer as count from feedback f, unnest(f.keywords) as keyword
    where ${within(looked)} group by 1 order by 2 desc, 1`.execute(db);
  return rows;
};

const trendOf = async (db: Reader, looked: Looked): Promise<FeedbackStatistics['trend']> => {
  const step = trendStepOf(looked.range);
  const { rows } = await sql<FeedbackStatistics['trend'][number]>`
    select to_char(greatest(date_trunc(${step}, f.at at time zone ${looked.zone}), ${looked.range.from}::timestamp),
        'YYYY-MM-DD') as "from",
      count(*)::integer as count, avg(f.rating)::float as average
    from feedback f where ${within(looked)} group by 1`.execute(db);
  // A step in which nobody said anything is there as well: a line over it would tell of an average that was not.
  return trendSteps(looked.range).map(
    (from) => rows.find((row) => row.from === from) ?? { from, count: 0, average: null },
  );
};

const typesOf = async (db: Reader, looked: Looked): Promise<FeedbackStatistics['types']> => {
  const { rows } = await sql<FeedbackStatistics['types'][number]>`
    select e.type, count(*)::integer as count, avg(f.rating)::float as average
    from feedback f join e_contact e on e.clinic_id = f.clinic_id and e.id = f.e_contact_id
    where ${within(looked)} group by 1 order by 2 desc, 1`.execute(db);
  return rows;
};

/** Everything that is counted, over one time and the one before it. */
export const statisticsOf = async (
  db: Reader,
  looked: Looked,
  before: DayRange,
): Promise<FeedbackStatistics> => ({
  ...looked.range,
  ...(await figuresOf(db, looked)),
  before: await figuresOf(db, { ...looked, range: before }),
  ratings: await ratingsOf(db, looked),
  keywords: await keywordsOf(db, looked),
  trend: await trendOf(db, looked),
  types: await typesOf(db, looked),
});

interface Filter {
  /** Whose own matters are left out: they are not theirs to read as staff. */
  readonly reader: Actor;
  readonly rating: number | undefined;
  readonly type: ProblemType | undefined;
}

const commented = (looked: Looked, { reader, rating, type }: Filter): RawBuilder<boolean> => sql`
  ${within(looked)} and f.comment is not null and ${isOthersMatter(reader, 'e')}
  ${rating === undefined ? sql`` : sql`and f.rating = ${rating}`}
  ${type === undefined ? sql`` : sql`and e.type = ${type}`}`;

const joined = sql`feedback f join e_contact e on e.clinic_id = f.clinic_id and e.id = f.e_contact_id`;

export const countComments = async (db: Reader, looked: Looked, filter: Filter): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${joined} where ${commented(looked, filter)}`.execute(db);
  return rows[0]?.count ?? 0;
};

type Listed = Omit<FeedbackComment, 'at'> & { readonly at: Date; readonly place: string };

/** The newest first, after a place that an earlier page ended with. */
export const commentsOf = async (
  db: Reader,
  looked: Looked,
  filter: Filter,
  { size, after }: { size: number; after?: string | undefined },
): Promise<readonly Listed[]> => {
  const [afterAt, afterId] = after?.split('_') ?? [];
  const { rows } = await sql<Listed>`
    select f.id, f.e_contact_id as "eContactId", e.type, f.rating, f.keywords, f.comment, f.at,
      to_char(f.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || f.id as place
    from ${joined} where ${commented(looked, filter)}
      ${after === undefined ? sql`` : sql`and (f.at, f.id) < (${afterAt}::timestamptz, ${afterId}::uuid)`}
    order by f.at desc, f.id desc limit ${size}`.execute(db);
  return rows;
};
