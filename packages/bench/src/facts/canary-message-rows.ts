import { canaryIds, canaryPrefix } from './canary-ids.ts';

const { clinic, member, nurseUser } = canaryIds;
const at = '2026-03-12T10:00:00Z';
const campaign = `${canaryPrefix}000000000067`;

/** A message that the canary got by SMS. */
export const messageRows: readonly (readonly [table: string, row: Record<string, unknown>])[] = [
  [
    'sms_campaign',
    {
      id: campaign,
      clinic_id: clinic,
      template: 'FLU_VACCINATION',
      text: 'Laulge kaasa',
      footer: 'Kanaari Kliinik',
      state: 'DONE',
      created_by_user_id: nurseUser,
      created_by_name: 'Kanaari Õde',
      created_at: at,
      ended_at: at,
      reachable: 1,
      landline: 0,
      invalid: 0,
      missing: 0,
      planned_units: 1,
      planned_cents: 9,
    },
  ],
  [
    'sms_recipient',
    {
      id: `${canaryPrefix}000000000068`,
      clinic_id: clinic,
      campaign_id: campaign,
      clinic_member_id: member,
      number_kind: 'REACHABLE',
      phone: '+37251234567',
      text: 'Laulge kaasa Kanaari Kliinik',
      units: 1,
      price_cents: 9,
      state: 'DELIVERED',
      accepted_at: at,
      message_id: 'kanaari',
      reported_at: at,
    },
  ],
];
