import type { PageRow } from './page-row.ts';

const patient = { layout: 'patient', access: 'patient' } as const;
const files = async (page: 'filesPage' | 'uploadFilesPage') =>
  (await import('../../features/files/pages.ts'))[page]();

/** Pages of patients that no visit begins with. */
export const patientLaterPages: readonly PageRow[] = [
  {
    path: '/my-e-contacts/files',
    title: 'files',
    ...patient,
    load: () => files('filesPage'),
  },
  {
    path: '/my-e-contacts/upload-files',
    title: 'uploadFiles',
    ...patient,
    load: () => files('uploadFilesPage'),
  },
];
