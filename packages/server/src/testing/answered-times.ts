import { type Kysely, sql } from 'kysely';
import type { DB } from '../core/database/schema.generated.ts';

interface AnsweredTime {
  readonly sentAt: Date;
  readonly answeredAt: Date | null;
  readonly completedAt?: Date;
  readonly type?: string;
}

/** E-contacts like a given one, each sent, answered and completed at times of its own. */
export const addAnswered = async (
  system: Kysely<DB>,
  likeId: string,
  times: readonly AnsweredTime[],
): Promise<void> => {
  const changes = times.map(({ sentAt, answeredAt, completedAt, type }) => ({
    created_at: sentAt,
    sent_at: sentAt,
    clinic_has_answered: answeredAt !== null,
    first_answered_at: answeredAt,
    completed_at: completedAt ?? null,
    status: completedAt ? 'COMPLETED' : 'SUBMITTED',
    turn: completedAt ? null : 'PATIENT',
    ...(type ? { type } : {}),
  }));
  await sql`insert into e_contact select (jsonb_populate_record(e, change || jsonb_build_object('id', gen_random_uuid(),
      'draft_id', null))).*
    from e_contact e, jsonb_array_elements(${JSON.stringify(changes)}::jsonb) as change where e.id = ${likeId}`.execute(
    system,
  );
};
