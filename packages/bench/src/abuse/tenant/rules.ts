import { personalTables } from './personal-tables.ts';

/** What a database user may do to the rows it sees. */
type Right = 'insert' | 'update' | 'delete';
export interface Rule {
  /** Rows that must be seen, and no others: SQL over the table, with $clinic, $user and $person. */
  readonly sees: string | 'denied';
  readonly may?: readonly Right[];
  /** Belongs to a person alone: it may name any clinic, which never sees it. */
  readonly isPrivate?: true;
}
export type Rules = Readonly<Record<string, Rule>>;

const none = 'false';
const all = 'true';
const ofClinic = 'clinic_id = $clinic';
const ofUser = 'user_id = $user';
const represented =
  '(select person_id from public.representation where user_id = $user and representation_holds(ended_at))';
const mine = `(patient_person_id = $person and not representation_unverified)
  or (creator_user_id = $user and represented_person_id in ${represented})
  or id in (select o.e_contact_id from public.letter_opening o where o.user_id = $user and o.decision is null)`;
const myMembership = 'person_id = $person';
const whereIWrote = `(select l.clinic_id from public.clinic_representation l
  where l.user_id = $user and l.represented_person_id in ${represented})`;

const isPlatformAdmin = 'exists (select from public.app_user where id = $user and is_platform_admin)';

/** What the role at the clinic reads, and who runs the platform reads all. */
const information = `(${isPlatformAdmin} or (i.published_version is not null and i.withdrawn_at is null
  and exists (select from public.employee e where e.clinic_id = $clinic and e.user_id = $user and e.deleted_at is null
    and (e.role = 'DOCTOR' or (e.role = 'NURSE' and i.kind <> 'MEDICINE') or i.kind = 'IMPORTANT'))))`;
const informationShown = (
  table: string,
) => `exists (select from public.information_item i where i.id = ${table}.item_id
  and ${information} and (${isPlatformAdmin} or i.published_version = ${table}.version))`;

const denied: Rule = { sees: 'denied' };

/** Written by hand from what the product promises, not from the policies. A table without a line fails the run. */
export const expected: Readonly<Record<'tervita_clinic' | 'tervita_patient' | 'tervita_owner', Rules>> = {
  tervita_clinic: {
    'public.clinic': { sees: 'id = $clinic' },
    'public.employee': { sees: ofClinic },
    'public.patient_list': { sees: ofClinic },
    'public.list_import': { sees: ofClinic, may: ['insert'] },
    'public.list_import_list': { sees: ofClinic, may: ['insert'] },
    'public.list_import_problem': { sees: ofClinic, may: ['insert'] },
    // Written while a file comes, read by the worker alone.
    'public.list_import_row': { sees: 'denied', may: ['insert'] },
    'public.global_message': { sees: ofClinic, may: ['insert'] },
    'public.clinic_type_off': { sees: ofClinic, may: ['insert', 'delete'] },
    'public.clinic_feature': { sees: ofClinic, may: ['insert'] },
    'public.clinic_opening_hours': { sees: ofClinic, may: ['insert', 'delete'] },
    'public.clinic_special_day': { sees: ofClinic, may: ['insert', 'delete'] },
    'public.clinic_special_hours': { sees: ofClinic, may: ['insert', 'delete'] },
    'public.ai_questionnaire': { sees: 'clinic_id = $clinic and e_contact_id is not null' },
    'public.instrument_response': { sees: ofClinic, may: ['insert'] },
    'public.clinic_instrument_text': { sees: ofClinic, may: ['insert', 'update', 'delete'] },
    // Of what patients fill in elsewhere, only what has arrived.
    'public.care_flow': {
      sees: "clinic_id = $clinic and (side = 'CLINIC' or state = 'DONE')",
      may: ['insert'],
    },
    // Column by column: how it stands, never whose it is.
    'public.clinic_member': { sees: ofClinic, may: ['insert'] },
    'public.clinic_representation': { sees: ofClinic },
    'public.letter_opening': { sees: ofClinic },
    'public.e_contact': { sees: ofClinic, may: ['insert'] },
    'public.timeline_entry': { sees: ofClinic, may: ['insert'] },
    'public.e_contact_note': { sees: ofClinic, may: ['insert'] },
    'public.planned_move': { sees: ofClinic, may: ['insert'] },
    'public.questionnaire_request': { sees: ofClinic, may: ['insert'] },
    'public.reply_draft': {
      sees: 'user_id = $user and clinic_id = $clinic',
      may: ['insert', 'update'],
    },
    'public.saved_view': {
      sees: 'user_id = $user and clinic_id = $clinic',
      may: ['insert', 'update', 'delete'],
    },
    'public.reply_template': {
      sees: 'clinic_id = $clinic and (for_all or owner_user_id = $user)',
      may: ['insert'],
    },
    // A register is public. Of a prescription column by column: how it was decided, never whose it is.
    'public.medication': { sees: all },
    'public.medication_name': { sees: all },
    'public.prescription': { sees: ofClinic, may: ['insert'] },
    // Staff stop a message, column by column; what it says and to whom it goes nobody changes.
    'public.sms_campaign': { sees: ofClinic, may: ['insert'] },
    'public.sms_recipient': { sees: ofClinic, may: ['insert'] },
    // Of what one wrote to support only that it was: the words are for support.
    'public.support_message': { sees: ofUser, may: ['insert'] },
    'public.usage_event': { sees: 'denied', may: ['insert'] },
    // Sending a file changes its place only, column by column; the rest of its row is nobody's to change.
    'public.file': {
      sees: "clinic_id = $clinic or (clinic_id is null and side = 'CLINIC' and uploader_user_id = $user)",
      may: ['insert'],
    },
    'public.feedback': { sees: ofClinic },
    // Only who runs the platform has anything to do with notices.
    'public.ad': { sees: isPlatformAdmin, may: ['insert', 'update'] },
    // Decided column by column, once.
    'public.clinic_application': { sees: isPlatformAdmin },
    'public.ai_model': { sees: isPlatformAdmin, may: ['insert', 'update'] },
    'public.prompt_version': { sees: isPlatformAdmin, may: ['insert'] },
    'public.evaluation_run': { sees: isPlatformAdmin, may: ['insert'] },
    'public.evaluation_case': { sees: isPlatformAdmin },
    'public.ai_summarization': { sees: ofClinic, may: ['insert'] },
    'public.ai_summarization_opinion': {
      sees: 'user_id = $user and clinic_id = $clinic',
      may: ['insert', 'update'],
    },
    'public.ai_translation': { sees: ofClinic, may: ['insert'] },
    // Of the platform; changed column by column, and a version never.
    'public.information_item': {
      sees: `exists (select from public.information_item i where i.id = information_item.id and ${information})`,
    },
    'public.information_item_version': {
      sees: informationShown('information_item_version'),
      may: ['insert'],
    },
    'public.information_item_text': { sees: informationShown('information_item_text'), may: ['insert'] },
    'public.information_item_read': { sees: ofUser, may: ['insert', 'delete'] },
    'public.consent': { sees: ofUser, may: ['insert'] },
    'public.idempotency_key': { sees: ofUser, may: ['insert', 'update'] },
    'public.audit_log': { sees: 'denied', may: ['insert'] },
  },
  tervita_patient: {
    // The names of clinics are public, and what they take.
    'public.clinic': { sees: all },
    'public.clinic_type_off': { sees: all },
    'public.clinic_feature': { sees: all },
    'public.clinic_opening_hours': { sees: all },
    'public.clinic_special_day': { sees: all },
    'public.clinic_special_hours': { sees: all },
    'public.clinic_instrument_text': { sees: all },
    'public.instrument_response': { sees: 'denied', may: ['insert'] },
    'public.person': { sees: `id = $person or id in ${represented}` },
    'public.representation': { sees: ofUser },
    'public.consent': { sees: ofUser, may: ['insert'] },
    'public.support_message': { sees: ofUser, may: ['insert'] },
    'public.clinic_member': { sees: myMembership },
    // What a patient does changes how a thread stands, never whose it is.
    'public.e_contact': { sees: mine, may: ['insert'] },
    'public.letter_opening': { sees: ofUser },
    'public.e_contact_draft': {
      sees: `author_user_id = $user and (patient_person_id = $person or patient_person_id in ${represented})`,
      may: ['insert', 'update', 'delete'],
      isPrivate: true,
    },
    'public.ai_questionnaire': {
      sees: `author_user_id = $user and (patient_person_id = $person or patient_person_id in ${represented})`,
      may: ['insert', 'update'],
      isPrivate: true,
    },
    'public.care_flow': {
      sees: `side = 'PATIENT' and started_by_user_id = $user
        and e_contact_id in (select id from public.e_contact where ${mine})`,
      may: ['insert'],
    },
    'public.timeline_entry': {
      sees: `e_contact_id in (select id from public.e_contact where ${mine})`,
      may: ['insert'],
    },
    'public.questionnaire_request': {
      sees: `e_contact_id in (select id from public.e_contact where ${mine})`,
    },
    'public.file': {
      sees: `(side = 'PATIENT' and uploader_user_id = $user) or (clinic_id is not null and e_contact_id in (select id from public.e_contact where ${mine}))`,
      may: ['insert'],
    },
    'public.medication': { sees: all },
    'public.medication_name': { sees: all },
    // Of one's threads, and what the clinic wrote down on one's own record.
    'public.prescription': {
      sees: `e_contact_id in (select id from public.e_contact where ${mine})
        or clinic_member_id in (select id from public.clinic_member where ${myMembership})`,
      may: ['insert'],
    },
    'public.feedback': { sees: 'author_user_id = $user', may: ['insert'] },
    'public.ad': {
      sees: 'deleted_at is null and active_from <= now() and (active_until is null or active_until > now())',
    },
    'public.global_message': {
      sees: `deleted_at is null and (for_role is null or for_role = 'PRM_PATIENT') and (clinic_id in (select clinic_id from public.clinic_member where ${myMembership})
        or clinic_id in ${whereIWrote})`,
    },
    'public.idempotency_key': { sees: ofUser, may: ['insert', 'update'] },
    'public.audit_log': { sees: 'denied', may: ['insert'] },
  },
  // Forced row security binds the owner as well: it may change the tables, it sees no row.
  tervita_owner: Object.fromEntries(
    personalTables
      .map((name): [string, Rule] => [`public.${name}`, { sees: none }])
      // What the database is for: read by the start, before any other user of it has a password.
      .concat([['public.installation', { sees: all }]]),
  ),
};

export const ruleFor = (user: 'tervita_clinic' | 'tervita_patient', table: string): Rule =>
  expected[user][table] ?? denied;
