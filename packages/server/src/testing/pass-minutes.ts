import { sql } from 'kysely';
import type { Database } from '../core/database/database.ts';

/** All that was answered and typed in an unsent questionnaire is so much longer ago. */
export const passMinutes = (database: Database, id: string, minutes: number) =>
  sql`update ai_questionnaire set updated_at = updated_at - ago.span, alarm_since = alarm_since - ago.span,
    danger_answered_at = danger_answered_at - ago.span, signs_told = (
      select coalesce(jsonb_object_agg(sign, iso(told::timestamptz - ago.span)), '{}')
      from jsonb_each_text(signs_told) as each (sign, told))
    from (select make_interval(mins => ${minutes}) as span) ago
    where id = ${id} and draft_id is not null`.execute(database.system);
