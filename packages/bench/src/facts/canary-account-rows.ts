import { canaryIds, canaryPrefix } from './canary-ids.ts';

const { patientUser } = canaryIds;
const other = (number: number) => `${canaryPrefix}0000000000${number}`;
const at = '2026-03-12T10:00:00Z';
// Far ahead: what is swept when old stays.
const never = '2099-01-01T00:00:00Z';

/** Sessions, ways in and devices, a word to support, and a clinic that asks to join. */
export const accountRows: readonly (readonly [table: string, row: Record<string, unknown>])[] = [
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
  ['page_view_count', { measurement_id: 'laul', day: '2099-01-01', page: 'home', views: 1 }],
  [
    'register_sign_in',
    {
      id: other(82),
      user_id: patientUser,
      family_id: other(11),
      method: 'SMART_ID',
      state: 'SUCCESS',
      challenge: other(83),
      verification_code: '7180',
      started_at: never,
      expires_at: at,
    },
  ],
  [
    'support_message',
    {
      id: other(74),
      user_id: patientUser,
      role: 'PRM_PATIENT',
      topic: 'APP_USAGE',
      subject: 'Laul',
      description: 'Kanaarilind laulab',
      email: 'laul@canary.example',
      created_at: never,
    },
  ],
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
  ['app_code_credential', { user_id: patientUser, secret: '\\xca9a41', confirmed_at: at, created_at: at }],
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
  [
    'email_change',
    {
      id: other(23),
      user_id: patientUser,
      old_address: 'kanaari@example.com',
      old_verified_at: at,
      new_address_key: 'kanaari@example.com',
      changed_at: never,
    },
  ],
  [
    'waiting_way_in',
    {
      id: other(24),
      user_id: patientUser,
      method: 'EMAIL',
      address: 'kanaari@example.com',
      verified_at: at,
      created_at: never,
    },
  ],
  ['password_sign_in', { browser_hash: '\\xca9a41', user_id: patientUser, created_at: never }],
  ['credential_counter', { key: 'kanaari', count: 1, ends_at: never }],
  [
    'known_browser',
    { browser_hash: '\\xca9a41', user_id: patientUser, first_used_at: at, last_used_at: never },
  ],
  [
    'push_subscription',
    {
      id: other(22),
      user_id: patientUser,
      browser_hash: '\\xca9a43',
      endpoint: 'https://fcm.googleapis.com/fcm/send/kanaari',
      p256dh: 'kanaari',
      auth: 'kanaari',
      created_at: at,
      confirmed_at: at,
    },
  ],
  [
    'clinic_application',
    {
      first_name: 'Kanaari',
      surname: 'Lind',
      id: other(82),
      company_name: 'Kanaari OÜ',
      registration_code: '14990012',
      country: 'EE',
      clinic_name: 'Kanaari',
      address: 'Puuri 1',
      time_zone: 'Europe/Tallinn',
      email: 'kanaari.kliinik@example.com',
      birth_date: '1980-01-01',
      sex: 'FEMALE',
      contact_email: 'kanaari.ode@example.com',
      language: 'et',
      agreement_version: '1',
      created_at: at,
    },
  ],
];
