import { canaryIds, canaryPrefix } from './canary-ids.ts';

const { nurseUser } = canaryIds;
const item_id = `${canaryPrefix}000000000091`;
const at = '2026-03-12T10:00:00Z';

/** An item of the information hub that nobody but the platform's admins sees yet, and that the canary has read. */
export const informationRows: readonly (readonly [table: string, row: Record<string, unknown>])[] = [
  ['information_item', { id: item_id, kind: 'MEDICINE', version: 1, created_at: at, updated_at: at }],
  [
    'information_item_version',
    {
      item_id,
      version: 1,
      kind: 'MEDICINE',
      source_url: 'https://www.example.com/laul',
      problem_types: ['COUGH'],
      created_by_user_id: nurseUser,
      created_by_name: 'Kanaari Õde',
      created_at: at,
    },
  ],
  [
    'information_item_text',
    {
      item_id,
      version: 1,
      language: 'et',
      title: 'Laul',
      summary: 'Kanaarilinnu laul',
      body: 'Laulge',
      source_name: 'Kanaari',
      words: 'laul kanaarilinnu laul laulge kanaari',
      minutes: 1,
    },
  ],
  ['information_item_read', { user_id: nurseUser, item_id, version: 1, read_at: at }],
];
