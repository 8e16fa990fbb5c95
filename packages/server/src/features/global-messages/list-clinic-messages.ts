import { listClinicMessages as listClinicMessagesRoute } from '@tervita/contract/global-messages';
import { type Country, type Language, languagesOf } from '@tervita/domain/core';
import { sql } from 'kysely';
import { query } from '../../core/http/use-case.ts';
import { assertOwnClinic } from '../../core/session/own-clinic.ts';

interface MessageRow {
  id: string;
  text: string;
  texts: Partial<Record<Language, string>>;
  forRole: 'PRM_PATIENT' | 'PRM_DOCTOR' | null;
  createdAt: Date;
  createdByName: string | null;
}

const most = 10;

export const listClinicMessages = query(listClinicMessagesRoute, async ({ db, actor, params }) => {
  assertOwnClinic(actor, params.clinicId);
  const { rows } = await sql<MessageRow>`
    select m.id, m.text, m.texts, m.for_role as "forRole", m.created_at as "createdAt",
      e.first_name || ' ' || e.surname as "createdByName"
    from global_message m
      left join employee e on e.clinic_id = m.clinic_id and e.user_id = m.created_by_user_id
    where m.clinic_id = ${params.clinicId} and m.deleted_at is null
    order by m.created_at desc, m.id limit ${most}`.execute(db);
  const { country } = await db
    .selectFrom('clinic')
    .select('country')
    .where('id', '=', params.clinicId)
    .executeTakeFirstOrThrow();
  const languages = [...languagesOf(country as Country)];
  return { languages, messages: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })) };
});
