import { canaryIds, canaryPrefix } from './canary-ids.ts';
import { importRows } from './canary-import-rows.ts';
import { informationRows } from './canary-information-rows.ts';
import { messageRows } from './canary-message-rows.ts';
import { prescriptionRows } from './canary-prescription-rows.ts';

const { clinic, patientUser, nurseUser, member, eContact } = canaryIds;
const other = (number: number) => `${canaryPrefix}0000000000${number}`;
const at = '2026-03-12T10:00:00Z';

/** What the canary asked for, what it said when it was over, and what the platform says to everybody. */
export const judgedRows: readonly (readonly [table: string, row: Record<string, unknown>])[] = [
  ...prescriptionRows,
  ...importRows,
  ...messageRows,
  ...informationRows,
  [
    'feedback',
    {
      id: other(22),
      clinic_id: clinic,
      e_contact_id: eContact,
      author_user_id: patientUser,
      source: 'CLINIC',
      rating: 5,
      keywords: ['SPEED'],
      comment: 'Laulsid kiiresti',
      at,
    },
  ],
  [
    'questionnaire_request',
    {
      id: other(71),
      clinic_id: clinic,
      e_contact_id: eContact,
      type: 'GAD',
      asked_by_user_id: nurseUser,
      asked_at: at,
    },
  ],
  [
    'care_flow',
    {
      id: other(23),
      clinic_id: clinic,
      e_contact_id: eContact,
      type: 'ISI',
      started_by_user_id: patientUser,
      side: 'PATIENT',
      language: 'et',
      session_id: 'kanaari',
      pathway_id: 'kanaari',
      state: 'DONE',
      answers: '[]',
      created_at: at,
      ended_at: at,
    },
  ],
  [
    'ad',
    {
      id: other(23),
      title: 'Kanaari',
      text: 'Laulame',
      link: 'https://kanaari.example',
      licence: 'Kanaari',
      min_age: 18,
      max_age: 150,
      allowed_countries: [],
      active_from: at,
      created_at: at,
      updated_at: at,
    },
  ],
  [
    'instrument_response',
    {
      id: other(24),
      clinic_id: clinic,
      clinic_member_id: member,
      e_contact_id: eContact,
      type: 'ASTHMA',
      instrument: 'ASTHMA4',
      version: 1,
      language: 'et',
      answers: { q1: 1, q2: 0, q3: 0, q4: 0 },
      total: 1,
      band: 'partlyControlled',
      source: 'PATIENT',
      filled_at: at,
    },
  ],
  [
    'clinic_instrument_text',
    {
      clinic_id: clinic,
      instrument: 'ISI',
      language: 'et',
      words: { stem: 'Laulame unest' },
      version: 1,
      updated_by_user_id: nurseUser,
      updated_at: at,
    },
  ],
];
