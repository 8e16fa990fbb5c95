import { canaryIds, canaryPrefix } from './canary-ids.ts';

const { clinic, patientUser, eContact } = canaryIds;
const other = (number: number) => `${canaryPrefix}0000000000${number}`;
const at = '2026-03-12T10:00:00Z';

/** What the canary said when it was over, and what the platform says to everybody. */
export const judgedRows: readonly (readonly [table: string, row: Record<string, unknown>])[] = [
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
];
