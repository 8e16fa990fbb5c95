import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../core/database/database.ts';
import { NotFound } from '../../../core/http/errors.ts';
import type { Actor } from '../../../core/session/actor.ts';

/** What an inbox row and the full view share; built by the database, so nothing runs per row here. */
export const clinicEContactJson: RawBuilder<unknown> = sql`jsonb_build_object(
  'id', e.id, 'clinicId', e.clinic_id, 'type', e.type, 'status', e.status, 'turn', e.turn, 'version', e.version,
  'createdAt', iso(e.created_at), 'updatedAt', iso(e.updated_at), 'waitingSince', iso(e.waiting_since),
  'openedAt', iso(e.opened_at), 'completedAt', iso(e.completed_at), 'membershipPending', e.membership_pending,
  'clinicHasAnswered', e.clinic_has_answered, 'language', e.language,
  'patient', jsonb_build_object('clinicMemberId', m.id, 'firstName', m.first_name, 'surname', m.surname,
    'birthDate', m.birth_date, 'sex', m.sex, 'listCode', m.list_code),
  'creator', jsonb_build_object('kind', e.creator_kind, 'name', e.creator_name),
  'assignee', case when a.user_id is null then null else
    jsonb_build_object('userId', a.user_id, 'firstName', a.first_name, 'surname', a.surname) end)`;

/** The clinic reads what was sent to it: no drafts, nothing half sent. */
const visibleToClinic = sql`e.status in ('SUBMITTED', 'COMPLETED', 'CANCELLED', 'REJECTED')`;

const earlierMost = 20;

export const readDetail = async (db: Reader, id: string, actor: Actor): Promise<ClinicEContactDetail> => {
  const { rows } = await sql<{ detail: ClinicEContactDetail }>`
    select ${clinicEContactJson} || jsonb_build_object(
      'patient', ${clinicEContactJson} -> 'patient' || jsonb_build_object('personalCode', m.personal_code, 'phone', m.phone,
        'phoneGivenByPatient', m.phone_given_by_patient, 'email', m.email, 'lastOnlineAt', iso(m.last_online_at)),
      'earlier', coalesce((
        select jsonb_agg(x.item) from (
          select jsonb_build_object('id', o.id, 'type', o.type, 'status', o.status, 'turn', o.turn,
            'createdAt', iso(o.created_at)) as item
          from e_contact o
          where o.clinic_id = e.clinic_id and o.clinic_member_id = e.clinic_member_id and o.id <> e.id
            and o.status in ('SUBMITTED', 'COMPLETED', 'CANCELLED', 'REJECTED')
          order by o.created_at desc limit ${sql.lit(earlierMost)}) x), '[]')) as detail
    from e_contact e
    join clinic_member m on m.clinic_id = e.clinic_id and m.id = e.clinic_member_id
    left join employee a on a.clinic_id = e.clinic_id and a.user_id = e.assignee_user_id
    where e.id = ${id} and e.clinic_id = any(${[...actor.clinicIds]}::uuid[]) and ${visibleToClinic}`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new NotFound();
  return row.detail;
};
