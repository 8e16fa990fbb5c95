import { listFeedback } from '@tervita/contract/feedback';
import { calendarDayIn, periodRange } from '@tervita/domain/core';
import { query } from '../../../core/http/use-case.ts';
import { assertOwnClinic, zoneOfOwnClinic } from '../../../core/session/own-clinic.ts';
import { commentsOf, countComments } from './clinic-feedback-store.ts';

export const list = query(listFeedback, async ({ db, actor, params, query: asked, now, touched }) => {
  const { clinicId } = params;
  assertOwnClinic(actor, clinicId);
  const zone = zoneOfOwnClinic(actor, clinicId);
  const { now: range } = periodRange(asked.period, calendarDayIn(zone, now));
  const looked = { clinicId, source: asked.source, zone, range };
  const filter = { reader: actor, rating: asked.rating, type: asked.type };
  const rows = await commentsOf(db, looked, filter, asked);
  for (const { eContactId } of rows) touched.eContactIds.add(eContactId);
  return {
    comments: rows.map(({ place: _, at, ...rest }) => ({ ...rest, at: at.toISOString() })),
    total: await countComments(db, looked, filter),
    next: rows.length === asked.size ? (rows.at(-1)?.place ?? null) : null,
  };
});
