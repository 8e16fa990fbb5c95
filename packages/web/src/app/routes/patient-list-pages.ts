import { accountPart } from '../../core/texts/account.ts';
import { clinicImportPart } from '../../features/clinic-import/texts.ts';
import { clinicAdminPart } from '../../features/clinics/index.ts';
import { patientListsPart } from '../../features/patient-lists/texts.ts';
import { patientsPart } from '../../features/patients/texts.ts';
import type { PageRow } from './page-row.ts';

const clinic = { layout: 'clinic', access: 'clinic' } as const;

/** The lists of a clinic, and how they are brought up to date. */
export const patientListPages: readonly PageRow[] = [
  {
    path: '/admin',
    title: 'admin',
    ...clinic,
    texts: [clinicAdminPart, patientListsPart, patientsPart, accountPart],
    load: () => import('../../features/patient-lists/patient-lists-page.tsx'),
  },
  {
    path: '/admin/clinic-import',
    title: 'clinicImport',
    ...clinic,
    isForClinicAdmins: true,
    texts: [clinicAdminPart, clinicImportPart],
    load: () => import('../../features/clinic-import/clinic-import-page.tsx'),
  },
  {
    path: '/admin/clinic-import/dashboard',
    title: 'clinicImport',
    ...clinic,
    isForClinicAdmins: true,
    texts: [clinicAdminPart, clinicImportPart],
    load: () => import('../../features/clinic-import/register/dashboard-page.tsx'),
  },
];
