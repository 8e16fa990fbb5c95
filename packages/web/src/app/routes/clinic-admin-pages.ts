import { clinicAdminPart } from '../../features/clinics/index.ts';
import { questionnaireTextsPart } from '../../features/instruments/texts.ts';
import type { PageRow } from './page-row.ts';

/** What the admins of a clinic set for it. */
export const clinicAdminPages: readonly PageRow[] = [
  {
    path: '/admin/questionnaire-texts',
    title: 'questionnaireTexts',
    layout: 'clinic',
    access: 'clinic',
    isForClinicAdmins: true,
    texts: [clinicAdminPart, questionnaireTextsPart],
    load: () => import('../../features/instruments/questionnaire-texts-page.tsx'),
  },
];
