import { listPlatformFeedback, type PlatformOpinion } from '@tervita/contract/platform-admin';
import { sql } from 'kysely';
import { query } from '../../core/http/use-case.ts';

const pageSize = 50;

type OpinionRow = Omit<PlatformOpinion, 'at'> & { readonly at: Date; readonly place: string };

export const listFeedback = query(listPlatformFeedback, async ({ db, query: { after } }) => {
  const [at = null, id = null] = after?.split('_') ?? [];
  const { rows } = await sql<OpinionRow>`
    select id, rating, keywords, comment, at,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || id as place
    from platform_feedback(${at}::timestamptz, ${id}::uuid, ${pageSize + 1})`.execute(db);
  const { rows: counted } = await sql<{ ratings: number[] }>`select platform_ratings() as ratings`.execute(
    db,
  );
  const shown = rows.slice(0, pageSize);
  return {
    opinions: shown.map(({ place: _, at: given, ...opinion }) => ({ ...opinion, at: given.toISOString() })),
    next: rows.length > pageSize ? (shown.at(-1)?.place ?? null) : null,
    ratings: counted[0]?.ratings ?? [],
  };
});
