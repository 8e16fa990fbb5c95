import { accountPages } from './account-pages.ts';
import { clinicAdminPages } from './clinic-admin-pages.ts';
import { clinicLaterPages } from './clinic-later-pages.ts';
import { clinicStaffPages } from './clinic-staff-pages.ts';
import { helpPages } from './help-pages.ts';
import { messageCentrePages } from './message-centre-pages.ts';
import type { PageRow } from './page-row.ts';
import { patientLaterPages } from './patient-later-pages.ts';
import { patientListPages } from './patient-list-pages.ts';
import { platformAdminPages } from './platform-admin-pages.ts';
import { publicPages } from './public-pages.ts';
import { toolsPages } from './tools-pages.ts';

/** Public pages and those of every role: neither a first visit nor the work with e-contacts needs their rows. */
export const laterPages: readonly PageRow[] = [
  ...publicPages,
  ...accountPages,
  ...clinicAdminPages,
  ...patientListPages,
  ...patientLaterPages,
  ...clinicLaterPages,
  ...clinicStaffPages,
  ...messageCentrePages,
  ...toolsPages,
  ...helpPages,
  ...platformAdminPages,
];
