import { accountPages } from './account-pages.ts';
import { comingPages } from './coming-pages.ts';
import type { PageRow } from './page-row.ts';
import { platformAdminPages } from './platform-admin-pages.ts';
import { publicPages } from './public-pages.ts';

/** Public pages and those of every role: neither a first visit nor the work with e-contacts needs their rows. */
export const laterPages: readonly PageRow[] = [
  ...publicPages,
  ...accountPages,
  ...platformAdminPages,
  ...comingPages,
];
