import { canaryIds, canaryPrefix } from './canary-ids.ts';

const { clinic, nurseUser, member, eContact } = canaryIds;
const other = (number: number) => `${canaryPrefix}0000000000${number}`;
const at = '2026-03-12T10:00:00Z';
// Far ahead: what is swept when old stays.
const never = '2099-01-01T00:00:00Z';
const person = { country: 'EE', sex: 'FEMALE', birth_date: '1980-01-01', created_at: at, updated_at: at };
const names = { first_name: 'Kanaari', surname: 'Lind' };

type Rows = readonly (readonly [table: string, row: Record<string, unknown>])[];

/** Somebody writes for another, and a clinic knows it. */
export const linkRows: Rows = [
  ['person', { ...person, ...names, id: other(40), created_by_user_id: nurseUser }],
  ['representation', { user_id: nurseUser, person_id: other(40), created_at: at }],
  [
    'clinic_representation',
    {
      clinic_id: clinic,
      user_id: nurseUser,
      represented_person_id: other(40),
      clinic_member_id: member,
      status: 'CONFIRMED',
      created_at: at,
    },
  ],
];

/** A letter to somebody without an account; after the e-contact that it is about. */
export const claimRows: Rows = [
  [
    'e_contact_claim',
    {
      token_hash: '\\xca9a4c',
      clinic_id: clinic,
      e_contact_id: eContact,
      address_key: 'kanaari@example.com',
      created_at: at,
      expires_at: never,
    },
  ],
  [
    'letter_opening',
    {
      id: other(41),
      clinic_id: clinic,
      e_contact_id: eContact,
      user_id: nurseUser,
      address_key: 'kanaari@example.com',
      opened_at: at,
    },
  ],
];
