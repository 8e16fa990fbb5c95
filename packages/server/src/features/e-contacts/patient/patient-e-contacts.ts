import type { PatientEContactCard } from '@tervita/contract/e-contacts';
import { draftDays } from '@tervita/domain/e-contacts';
import { sql } from 'kysely';
import type { Reader } from '../../../core/database/database.ts';
import type { Actor } from '../../../core/session/actor.ts';
import { isOwnThread } from '../../../core/session/own-thread.ts';
import { answeredAt, isRedFlagAnswered } from '../red-flag-answered.ts';

/**
 * What is on the way, or did not arrive, is shown to whoever started it; not once it was started again or arrived from
 * another start, or for ever.
 */
const isUnsentOfMine = (
  actor: Actor,
) => sql`(e.status in ('STARTED', 'FAILED') and e.creator_user_id = ${actor.userId}
  and e.created_at > now() - make_interval(days => ${sql.lit(draftDays)})
  and not exists (select from care_flow f join care_flow again on again.draft_id = f.draft_id
    and again.id <> f.id and (again.created_at > f.created_at or again.state = 'DONE') where f.e_contact_id = e.id))`;
const isActive = (actor: Actor) => sql`(e.status = 'SUBMITTED' or ${isUnsentOfMine(actor)})`;
const finished = ['COMPLETED', 'CANCELLED', 'REJECTED'];
const snippet = 200;

/** A representative whom nobody has confirmed is told the same, whether the clinic knows the patient or not. */
const awaitsAcceptance = sql`case when e.represented_person_id is null then e.membership_pending
  else e.representation_unverified and c.kind = 'FAMILY_DOCTOR' and e.status = 'SUBMITTED' and not e.clinic_has_answered end`;

/** Its letter was written to the clinic's record of somebody: the reader is shown their own name. */
const isWrittenToMe = sql`(opened.id is not null and e.creator_kind <> 'CLINIC')`;

const isGrave = sql`@? '$[*] ? (@.action == "CALL_112" || @.action == "CRISIS")'`;

/** When the clinic got the first sign of an emergency that it has not answered. */
const graveSinceAnswer = sql`(
  select min(told.at) from (
    select t.at, t.fired from timeline_entry t where t.e_contact_id = e.id
    union all select e.created_at, q.fired from ai_questionnaire q where q.e_contact_id = e.id) as told
  where told.fired ${isGrave} and told.at > coalesce(${answeredAt}, '-infinity'))`;

const shape = (actor: Actor) => sql`json_build_object(
  'id', e.id, 'type', e.type, 'status', e.status, 'turn', e.turn, 'version', e.version,
  'createdAt', iso(e.created_at), 'updatedAt', iso(e.updated_at), 'openedAt', iso(e.opened_at),
  'completedAt', iso(e.completed_at), 'membershipPending', ${awaitsAcceptance},
  'clinicHasAnswered', e.clinic_has_answered,
  'clinic', json_build_object('clinicId', c.id, 'name', c.name, 'timeZone', c.time_zone),
  'patient', json_build_object('personId', who.id, 'firstName', who.first_name, 'surname', who.surname,
    'isMe', who.id = ${actor.personId}),
  'creator', json_build_object('kind', e.creator_kind,
    'name', case when ${isWrittenToMe} then context_user_name() else e.creator_name end,
    'isMe', e.creator_user_id = ${actor.userId} or ${isWrittenToMe}),
  'emergencySince', case when e.status = 'SUBMITTED' and e.red_flag = 'CALL_112' and not ${isRedFlagAnswered}
    then iso(coalesce(${graveSinceAnswer}, case when ${answeredAt} is null then e.created_at end)) end,
  'areMedicinesDecided', (
    select coalesce(bool_and(m.state <> 'REQUESTED') and max(m.decided_at) >= (select max(t.at) from timeline_entry t
      where t.e_contact_id = e.id and t.author_kind <> 'STAFF' and t.text is not null), false)
    from prescription m where m.e_contact_id = e.id))`;

/** What staff wrote down of the patient's own words is no reply. */
const lastReply = sql`(
  select json_build_object('authorName', t.author_name, 'authorRole', t.author_role,
    'text', left(t.text, ${sql.lit(snippet)}), 'at', iso(t.at))
  from timeline_entry t where t.e_contact_id = e.id and t.author_kind = 'STAFF' and t.text is not null
    and t.direction is distinct from 'CLINIC_BEHALF_OF_PATIENT'
  order by t.version desc limit 1)`;

const firstWords = sql`(
  select left(t.text, ${sql.lit(snippet)}) from timeline_entry t where t.e_contact_id = e.id and t.text is not null
  order by t.version limit 1)`;

// The name is the reader's own or the one they wrote down, never the clinic's. A record of somebody for whom one may no
// longer write (the child grew up) is hidden, and the thread with it.
const joined = sql`e_contact e join clinic c on c.id = e.clinic_id
  left join letter_opening opened on opened.e_contact_id = e.id and opened.user_id = context_user_id()
    and opening_holds(opened)
  join lateral (
    select id, first_name, surname from person where opened.id is null and id = coalesce(
      case when e.creator_user_id = context_user_id() then e.represented_person_id end, e.patient_person_id)
    union all
    select id, first_name, surname from patient_of_opened(e.id) where opened.id is not null) who on true`;

export interface Page {
  readonly finished: boolean;
  readonly size: number;
  readonly page: number;
}

/** What waits for the person comes first, so that no page hides it. One row more than asked for tells whether there are older ones. */
export const readMyEContacts = async (
  db: Reader,
  actor: Actor,
  page: Page,
): Promise<PatientEContactCard[]> => {
  const { rows } = await sql<{ card: PatientEContactCard }>`
    select (${shape(actor)}::jsonb || jsonb_build_object('lastReply', ${lastReply}, 'firstWords', ${firstWords})) as card
    from ${joined}
    where ${isOwnThread(actor, 'e')} and ${page.finished ? sql`e.status = any(${finished})` : isActive(actor)}
    order by ${page.finished ? sql`` : sql`coalesce(e.turn, 'PATIENT') <> 'PATIENT', `}e.updated_at desc, e.id
    limit ${page.size + 1} offset ${page.page * page.size}`.execute(db);
  return rows.map(({ card }) => card);
};

export const readMyEContact = async (db: Reader, actor: Actor, id: string) => {
  const { rows } = await sql<{ eContact: Omit<PatientEContactCard, 'lastReply' | 'firstWords'> }>`
    select ${shape(actor)} as "eContact" from ${joined}
    where e.id = ${id} and ${isOwnThread(actor, 'e')} and e.status <> 'CREATED'`.execute(db);
  return rows[0]?.eContact;
};
