/** Ids that no other row of the database has; every row of the canary names at least one of them. */
export const canaryIds = {
  clinic: 'ca9a4100-0000-7000-8000-000000000001',
  patient: 'ca9a4100-0000-7000-8000-000000000002',
  nurse: 'ca9a4100-0000-7000-8000-000000000003',
  patientUser: 'ca9a4100-0000-7000-8000-000000000004',
  nurseUser: 'ca9a4100-0000-7000-8000-000000000005',
  employee: 'ca9a4100-0000-7000-8000-000000000006',
  member: 'ca9a4100-0000-7000-8000-000000000007',
  eContact: 'ca9a4100-0000-7000-8000-000000000008',
  entry: 'ca9a4100-0000-7000-8000-000000000009',
} as const;
export const canaryPrefix = 'ca9a4100-0000-7000-8000-';

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
      plan: 'BASIC',
      plan_valid_from: at,
      created_at: at,
    },
  ],
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
  ['representation', { user_id: nurseUser, person_id: patient, created_at: at }],
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
  ['global_message', { id: other(10), clinic_id: clinic, text: 'Laulame', created_at: at }],
  [
    'session',
    {
      id_hash: '\\xca9a41',
      family_id: other(11),
      user_id: patientUser,
      active_role: 'PRM_PATIENT',
      assurance: 'HIGH',
      method: 'DIGITAL_ID',
      signed_in_at: at,
      expires_at: never,
      ends_at: never,
    },
  ],
  [
    'outside_sign_in',
    {
      state_hash: '\\xca9a42',
      provider: 'APPLE',
      browser_hash: '\\xca9a42',
      nonce: other(18),
      code_verifier: other(19),
      redirect_uri: 'https://tervita.example/api/login/apple',
      created_at: never,
    },
  ],
  ['digital_id_attempt', { browser_hash: '\\xca9a41', session_token: other(12), created_at: never }],
  [
    'user_email',
    {
      user_id: patientUser,
      address: 'kanaari@example.com',
      address_key: 'kanaari@example.com',
      verified_at: at,
    },
  ],
  ['password_credential', { user_id: patientUser, hash: 'kanaari', set_at: at }],
  [
    'outside_identity',
    {
      issuer: 'https://kanaari.example',
      subject: 'kanaari',
      provider: 'GOOGLE',
      user_id: patientUser,
      created_at: at,
      last_used_at: at,
    },
  ],
  ['personal_code_claim', { country: 'EE', code: 'kanaari', user_id: patientUser, claimed_at: at }],
  ['app_code_credential', { user_id: patientUser, secret: '\\xca9a41', created_at: at }],
  [
    'one_time_code',
    {
      id: other(20),
      purpose: 'LOGIN',
      address_hash: '\\xca9a41',
      browser_hash: '\\xca9a41',
      code_hash: '\\xca9a41',
      created_at: at,
      expires_at: never,
    },
  ],
  ['password_sign_in', { browser_hash: '\\xca9a41', user_id: patientUser, created_at: never }],
  ['credential_counter', { key: 'kanaari', count: 1, ends_at: never }],
  ['known_browser', { browser_hash: '\\xca9a41', user_id: patientUser, first_used_at: at, last_used_at: at }],
  [
    'idempotency_key',
    {
      user_id: patientUser,
      route: 'POST /x',
      key: other(13),
      body_hash: '\\xca9a41',
      answer: {},
      created_at: at,
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
      created_at: at,
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
