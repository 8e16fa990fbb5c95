import { accountPart } from '../../core/texts/account.ts';
import { clinicFeaturesPart } from '../../features/clinics/features/texts.ts';
import { clinicAdminPart } from '../../features/clinics/index.ts';
import { clinicInfoPart } from '../../features/clinics/info/texts.ts';
import { employeesPart } from '../../features/employees/texts.ts';
import { globalMessagesPart } from '../../features/global-messages/texts.ts';
import type { PageRow } from './page-row.ts';

/** Who works in a clinic, and what the clinic says and offers. */
export const clinicStaffPages: readonly PageRow[] = [
  {
    path: '/admin/employees',
    title: 'employees',
    layout: 'clinic',
    access: 'clinic',
    texts: [accountPart, clinicAdminPart, employeesPart],
    load: () => import('../../features/employees/employees-page.tsx'),
  },
  {
    path: '/admin/global-message',
    title: 'globalMessage',
    layout: 'clinic',
    access: 'clinic',
    texts: [accountPart, clinicAdminPart, globalMessagesPart],
    load: () => import('../../features/global-messages/global-message-page.tsx'),
  },
  {
    path: '/admin/clinic-info',
    title: 'clinicInfo',
    layout: 'clinic',
    access: 'clinic',
    isForClinicAdmins: true,
    texts: [accountPart, clinicAdminPart, clinicInfoPart],
    load: () => import('../../features/clinics/info/clinic-info-page.tsx'),
  },
  {
    path: '/admin/clinic-features',
    title: 'clinicFeatures',
    layout: 'clinic',
    access: 'clinic',
    isForClinicAdmins: true,
    texts: [accountPart, clinicAdminPart, clinicFeaturesPart],
    load: () => import('../../features/clinics/features/clinic-features-page.tsx'),
  },
];
