import { accountRows } from './canary-account-rows.ts';
import { aiRows } from './canary-ai-rows.ts';
import { canaryIds, canaryPrefix } from './canary-ids.ts';
import { judgedRows } from './canary-judged-rows.ts';
import { claimRows, linkRows } from './canary-link-rows.ts';

export { canaryIds, canaryPrefix } from './canary-ids.ts';

const { clinic, patient, nurse, patientUser, nurseUser, employee, member, eContact, entry } = canaryIds;
const other = (number: number) => `${canaryPrefix}0000000000${number}`;
const at = '2026-03-12T10:00:00Z';
// Far ahead: what is swept when old stays.
const never = '2099-01-01T00:00:00Z';
const person = { country: 'EE', sex: 'FEMALE', birth_date: '1980-01-01', created_at: at, updated_at: at };
const names = { first_name: 'Kanaari', surname: 'Lind' };

/** One row for every table, so that every table has something to steal or to break. */
export const canaryRows: readonly (readonly [table: string, row: Record<string, unknown>])[] = [
  [
    'clinic',
    {
      id: clinic,
      name: 'Kanaari',
      kind: 'OPEN',
      country: 'EE',
      time_zone: 'Europe/Tallinn',
      plan: 'BASIC',
      plan_valid_from: at,
      created_at: at,
    },
  ],
  ['clinic_feature', { clinic_id: clinic, feature: 'TRANSLATION', updated_at: at }],
  ['person', { ...person, ...names, id: patient, email: 'kanaari@example.com' }],
  ['person', { ...person, ...names, id: nurse, email: 'kanaari.ode@example.com' }],
  ['app_user', { id: patientUser, person_id: patient, language: 'et', created_at: at }],
  ['app_user', { id: nurseUser, person_id: nurse, language: 'et', created_at: at }],
  ['consent', { user_id: patientUser, consent_group: 'PRM_PATIENT', version: '1', given_at: at }],
  [
    'employee',
    { ...names, id: employee, clinic_id: clinic, user_id: nurseUser, role: 'NURSE', created_at: at },
  ],
  ['patient_list', { clinic_id: clinic, code: 'KANAARI', employee_id: employee }],
  [
    'clinic_member',
    {
      ...names,
      id: member,
      clinic_id: clinic,
      person_id: patient,
      status: 'MEMBER',
      list_code: 'KANAARI',
      sex: 'FEMALE',
      created_at: at,
      updated_at: at,
    },
  ],
  ...linkRows,
  [
    'e_contact',
    {
      id: eContact,
      clinic_id: clinic,
      clinic_member_id: member,
      patient_person_id: patient,
      creator_user_id: patientUser,
      creator_kind: 'PATIENT',
      creator_name: 'Kanaari Lind',
      type: 'COUGH',
      status: 'SUBMITTED',
      turn: 'CLINIC',
      version: 1,
      preview: 'Laulan',
      waiting_since: at,
      created_at: at,
      updated_at: at,
    },
  ],
  ...claimRows,
  [
    'timeline_entry',
    {
      id: entry,
      clinic_id: clinic,
      e_contact_id: eContact,
      version: 1,
      move: 'submit',
      at,
      author_user_id: patientUser,
      author_kind: 'PATIENT',
      text: 'Laulan',
    },
  ],
  [
    'e_contact_draft',
    {
      id: other(22),
      author_user_id: patientUser,
      patient_person_id: patient,
      clinic_id: clinic,
      kind: 'OWN_WORDS',
      type: 'COUGH',
      text: 'Laulan veel',
      version: 1,
      created_at: at,
      updated_at: never,
    },
  ],
  [
    'ai_questionnaire',
    {
      id: other(22),
      author_user_id: patientUser,
      patient_person_id: patient,
      clinic_id: clinic,
      draft_id: other(22),
      language: 'et',
      input: 'Laulan küsimustikus',
      catalogue_version: 1,
      engine: 'RULES',
      created_at: at,
      updated_at: at,
    },
  ],
  [
    'file',
    {
      id: other(21),
      uploader_user_id: patientUser,
      side: 'PATIENT',
      clinic_id: clinic,
      e_contact_id: eContact,
      timeline_entry_id: entry,
      name: 'kanaari.pdf',
      media_type: 'application/pdf',
      size: 1,
      sha256: '\\xca9a41',
      storage_key: other(21),
      scan_state: 'NA',
      created_at: at,
      attached_at: at,
    },
  ],
  [
    'e_contact_note',
    {
      id: other(31),
      clinic_id: clinic,
      e_contact_id: eContact,
      author_user_id: nurseUser,
      author_name: 'Kanaari Õde',
      text: 'Laulab',
      at,
    },
  ],
  [
    'planned_move',
    {
      id: other(32),
      clinic_id: clinic,
      e_contact_id: eContact,
      user_id: nurseUser,
      author_name: 'Kanaari Õde',
      move: 'reply',
      text: 'Laulge edasi',
      seen_version: 1,
      status: 'WAITING',
      due_at: never,
      created_at: at,
    },
  ],
  [
    'reply_draft',
    { user_id: nurseUser, e_contact_id: eContact, clinic_id: clinic, reply: 'Laulge', updated_at: at },
  ],
  [
    'saved_view',
    {
      id: other(61),
      user_id: nurseUser,
      clinic_id: clinic,
      name: 'Laulud',
      view: 'tab=ANSWERED',
      created_at: at,
    },
  ],
  [
    'reply_template',
    {
      id: other(33),
      clinic_id: clinic,
      owner_user_id: nurseUser,
      heading: 'Laul',
      content: 'Laulge, {firstName}',
      created_at: at,
      updated_at: at,
    },
  ],
  [
    'usage_event',
    { id: other(34), clinic_id: clinic, user_id: nurseUser, target: 'inbox', payload: '{}', at: never },
  ],
  ...judgedRows,
  ...aiRows,
  ['global_message', { id: other(10), clinic_id: clinic, text: 'Laulame', created_at: at }],
  ...accountRows,
  [
    'idempotency_key',
    {
      user_id: patientUser,
      route: 'POST /x',
      key: other(13),
      body_hash: '\\xca9a41',
      answer: {},
      created_at: never,
    },
  ],
  [
    'notice',
    {
      id: other(14),
      dedupe_key: other(14),
      kind: 'closed',
      clinic_id: clinic,
      e_contact_id: eContact,
      user_id: patientUser,
      status: 'SENT',
      created_at: never,
    },
  ],
  [
    'live_viewer',
    {
      ...names,
      connection_id: other(15),
      process_id: other(16),
      user_id: nurseUser,
      clinic_id: clinic,
      e_contact_id: eContact,
      seen_at: never,
    },
  ],
  [
    'audit_log',
    {
      at,
      request_id: other(17),
      user_id: patientUser,
      action: 'OPENED',
      call: 'GET /x',
      outcome: '200',
      e_contact_ids: [eContact],
    },
  ],
];
