import { canaryIds, canaryPrefix } from './canary-ids.ts';

const { clinic, nurseUser } = canaryIds;
const importId = `${canaryPrefix}000000000081`;
const at = '2026-03-12T10:00:00Z';
/** What nobody said yes to is cleared away after a day: this one was begun too late for that. */
const afterEveryRun = '2999-01-01T00:00:00Z';
const ofImport = { import_id: importId, clinic_id: clinic };

/** An import of the canary's list, with a row that waits and one that was odd. */
export const importRows: readonly (readonly [table: string, row: Record<string, unknown>])[] = [
  [
    'list_import',
    {
      id: importId,
      clinic_id: clinic,
      source: 'CSV',
      user_id: nurseUser,
      user_name: 'Kanaari Laulja',
      state: 'CHECKED',
      started_at: afterEveryRun,
      finished_at: at,
    },
  ],
  ['list_import_list', { ...ofImport, list_code: 'KANAARI' }],
  [
    'list_import_problem',
    { ...ofImport, line: 2, field: 'surname', reason: 'MISSING', is_warning: false, list_code: 'KANAARI' },
  ],
  [
    'list_import_row',
    {
      ...ofImport,
      line: 3,
      list_code: 'KANAARI',
      first_name: 'Kanaari',
      surname: 'Lind',
      sex: 'FEMALE',
    },
  ],
];
