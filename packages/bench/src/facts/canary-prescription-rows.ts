import { canaryIds, canaryPrefix } from './canary-ids.ts';

const { clinic, eContact } = canaryIds;
const at = '2026-03-12T10:00:00Z';

/** A medicine that the canary asks for, and the register that knows it. */
export const prescriptionRows: readonly (readonly [table: string, row: Record<string, unknown>])[] = [
  [
    'medication',
    {
      country: 'EE',
      package_code: canaryPrefix,
      brand: 'Kanaaliks',
      active_ingredient: 'kanaarine',
      atc: 'X01',
      form: 'tablets',
      route: 'oral',
      strength: '5 mg',
      brand_key: 'kanaaliks',
      ingredient_key: 'kanaarine',
      loaded_at: at,
    },
  ],
  ['medication_name', { name: `kanaaliks ${canaryPrefix}` }],
  [
    'prescription',
    {
      id: `${canaryPrefix}000000000052`,
      clinic_id: clinic,
      e_contact_id: eContact,
      brand: 'Kanaaliks',
      active_ingredient: 'kanaarine',
      form: 'tablets',
      route: 'oral',
      strength: '5 mg',
      frequency: 'ONCE_DAILY',
      comment: 'Laulan',
      state: 'REQUESTED',
      created_at: at,
    },
  ],
];
