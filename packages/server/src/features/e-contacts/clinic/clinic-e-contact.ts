import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../core/database/database.ts';
import { NotFound } from '../../../core/http/errors.ts';
import type { Actor } from '../../../core/session/actor.ts';
import { isOthersMatter, type Self } from '../../../core/session/own-matter.ts';
import type { PatientOfClinic } from '../../prescriptions/index.ts';
import { isRedFlagAnswered, isRedFlagSeenByReply } from '../red-flag-answered.ts';
import { readLeaveCard } from './leave-card.ts';
import { isSettled } from './planned/settled.ts';

/** What an inbox row and the full view share; built by the database, so nothing runs per row here. */
export const clinicEContactFields: RawBuilder<unknown> = sql`
  'id', e.id, 'clinicId', e.clinic_id, 'type', e.type, 'status', e.status, 'turn', e.turn, 'version', e.version,
  'createdAt', iso(e.created_at), 'updatedAt', iso(e.updated_at), 'waitingSince', iso(e.waiting_since),
  'openedAt', iso(e.opened_at), 'completedAt', iso(e.completed_at), 'membershipPending', e.membership_pending,
  'clinicHasAnswered', e.clinic_has_answered, 'language', e.language,
  'creator', json_build_object('kind', e.creator_kind, 'name', e.creator_name), 'isUnverified', e.representation_unverified,
  'assignee', case when a.user_id is null then null else
    json_build_object('userId', a.user_id, 'firstName', a.first_name, 'surname', a.surname) end,
  'redFlag', case when e.red_flag is null then null else
    json_build_object('kind', e.red_flag, 'seenAt', iso(e.red_flag_seen_at), 'isAnswered', ${isRedFlagAnswered},
      'isSeenByReply', ${isRedFlagSeenByReply}, 'outcome', case when e.alarm_outcome is null then null else
        json_build_object('kind', e.alarm_outcome, 'tries', e.alarm_tries) end,
      'seenBy', (select json_build_object('firstName', s.first_name, 'surname', s.surname) from employee s
        where s.clinic_id = e.clinic_id and s.user_id = e.red_flag_seen_by limit 1)) end,
  'soundsLike', case when e.sounds_like is null then null else
    json_build_object('kind', e.sounds_like, 'quote', e.sounds_like_quote,
      'isUnread', e.sounds_like_waits and e.red_flag_seen_at is not null, 'isDenied', exists (
      select from ai_questionnaire q, jsonb_array_elements(q.danger_log) asked where q.e_contact_id = e.id
        and asked ->> 'quote' = e.sounds_like_quote and asked -> 'ticked' = '[]')) end,
  'undecidedMedicines', (select coalesce(json_agg(concat_ws(' ', asked.brand, nullif(asked.strength, '')) order by asked.place, asked.id), '[]')
    from prescription asked where asked.e_contact_id = e.id and asked.state = 'REQUESTED'),
  'follows', case when f.id is null then null else json_build_object('id', f.id, 'createdAt', iso(f.created_at)) end,
  'planned', case when p.due_at is null then null else
    json_build_object('dueAt', iso(p.due_at), 'status', p.status, 'isSettled', ${isSettled}) end`;

export const patientFields: RawBuilder<unknown> = sql`'clinicMemberId', m.id, 'firstName', m.first_name,
  'surname', m.surname, 'birthDate', m.birth_date, 'sex', m.sex, 'listCode', m.list_code`;

/** Whether the caller has begun something in an e-contact and not sent it. */
export const hasDraftOf = ({ userId }: Self, eContact: 'e' | 'o'): RawBuilder<unknown> => sql`exists (
  select from reply_draft d where d.user_id = ${userId} and d.e_contact_id = ${sql.ref(`${eContact}.id`)}
    and (d.reply <> '' or d.note <> '' or d.file_ids <> '{}'))`;

/** The tables that it reads, around e. The patient by key: a join would read all of the clinic, however short the page. */
export const itsTables = (self: Self): RawBuilder<unknown> => sql`
  join lateral (select * from clinic_member where clinic_id = e.clinic_id and id = e.clinic_member_id limit 1) m on true
  left join employee a on a.clinic_id = e.clinic_id and a.user_id = e.assignee_user_id
  left join e_contact f on f.id = e.follows_id and ${isOthersMatter(self, 'f')}
  left join lateral (select due_at, created_at, status, seen_version, user_id from planned_move
    where e_contact_id = e.id and status in ('WAITING', 'HELD') order by created_at desc limit 1) p on true`;

/** No drafts. Of what is on its way, or did not arrive, nothing but that it was begun is there to be read. */
const visibleToClinic = sql`e.status <> 'CREATED'`;

const earlierMost = 20;

export const readDetail = async (db: Reader, id: string, actor: Actor): Promise<ClinicEContactDetail> => {
  const { rows } = await sql<{ detail: Omit<ClinicEContactDetail, 'leave'> }>`
    select json_build_object(${clinicEContactFields},
      'patient', json_build_object(${patientFields}, 'personId', m.person_id,
        'personalCode', m.personal_code, 'phone', m.phone, 'phoneGivenByPatient', m.phone_given_by_patient,
        'email', m.email, 'claimedCode', m.claimed_code, 'claimedCodeProved', m.claimed_code_proved,
        'sameCodeMember', (
          select json_build_object('clinicMemberId', o.id, 'firstName', o.first_name, 'surname', o.surname)
          from clinic_member o where o.clinic_id = e.clinic_id and o.personal_code = m.claimed_code and o.id <> m.id),
        'lastOnlineAt', iso(m.last_online_at)),
      'writerPhone', phone_of_writer(e.id), 'seenAt', iso(e.patient_seen_at), 'representation', (
        select json_build_object('name', e.creator_name, 'status', l.status,
          'isOfOwnPatient', m.person_id <> l.represented_person_id, 'decidedByName', l.decided_by_name,
          'decidedAt', iso(l.decided_at))
        from clinic_representation l
        where l.clinic_id = e.clinic_id and l.represented_person_id = e.represented_person_id),
      'letterReaders', coalesce((
        select json_agg(json_build_object('openingId', o.id, 'name', o.name, 'address', o.address,
          'receiverName', o.receiver_name, 'openedAt', iso(o.opened_at), 'decision', o.decision,
          'decidedByName', o.decided_by_name, 'decidedAt', iso(o.decided_at)))
        from letter_openings_for_clinic(e.id) o), '[]'),
      'isLetterLocked', letter_is_locked(e.id),
      'lastWrittenAt', (select iso(max(t.at)) from timeline_entry t
        where t.e_contact_id = e.id and t.author_kind = 'STAFF' and t.text is not null),
      'earlier', coalesce((
        select json_agg(x.item) from (
          select json_build_object('id', o.id, 'type', o.type, 'status', o.status, 'turn', o.turn,
            'createdAt', iso(o.created_at), 'hasDraft', ${hasDraftOf(actor, 'o')}) as item
          from e_contact o
          where o.clinic_id = e.clinic_id and o.clinic_member_id = e.clinic_member_id and o.id <> e.id
            and o.status in ('SUBMITTED', 'COMPLETED', 'CANCELLED', 'REJECTED') and ${isOthersMatter(actor, 'o')}
          order by o.created_at desc limit ${sql.lit(earlierMost)}) x), '[]')) as detail
    from e_contact e ${itsTables(actor)}
    where e.id = ${id} and e.clinic_id = any(${[...actor.clinicIds]}::uuid[]) and ${visibleToClinic}
      and ${isOthersMatter(actor, 'e')}`.execute(db);
  const [row] = rows;
  if (!row) throw new NotFound();
  return { ...row.detail, leave: await readLeaveCard(db, id) };
};

/** For calls about one e-contact that do not need all of it. */
export const assertOurs = async (db: Reader, id: string, actor: Actor): Promise<PatientOfClinic> => {
  const { rows } = await sql<PatientOfClinic>`
    select e.clinic_id as "clinicId", e.clinic_member_id as "clinicMemberId" from e_contact e
    where e.id = ${id} and e.clinic_id = any(${[...actor.clinicIds]}::uuid[]) and ${visibleToClinic}
      and ${isOthersMatter(actor, 'e')}`.execute(db);
  const [row] = rows;
  if (!row) throw new NotFound();
  return row;
};
