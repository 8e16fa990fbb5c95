import { getFeedbackStatistics } from '@tervita/contract/feedback';
import { calendarDayIn, periodRange } from '@tervita/domain/core';
import { query } from '../../../core/http/use-case.ts';
import { assertOwnClinic, zoneOfOwnClinic } from '../../../core/session/own-clinic.ts';
import { statisticsOf } from './clinic-feedback-store.ts';

export const statistics = query(getFeedbackStatistics, ({ db, actor, params, query: asked, now }) => {
  const { clinicId } = params;
  assertOwnClinic(actor, clinicId);
  const zone = zoneOfOwnClinic(actor, clinicId);
  const { now: range, before } = periodRange(asked.period, calendarDayIn(zone, now));
  return statisticsOf(db, { clinicId, source: asked.source, zone, range }, before);
});
