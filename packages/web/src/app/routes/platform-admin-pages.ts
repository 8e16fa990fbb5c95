import { platformAiPart } from '../../features/platform-admin/texts.ts';
import type { PageRow } from './page-row.ts';

const platformAdmin = { layout: 'clinic', access: 'platform-admin', texts: platformAiPart } as const;

/** What works for all clinics; few people ever see these pages. */
export const platformAdminPages: readonly PageRow[] = [
  {
    path: '/prm',
    title: 'prm',
    ...platformAdmin,
    load: () => import('../../features/platform-admin/start-page.tsx'),
  },
  {
    path: '/prm/prompts',
    title: 'prompts',
    ...platformAdmin,
    load: () => import('../../features/platform-admin/prompts/prompts-page.tsx'),
  },
  {
    path: '/prm/ai-models',
    title: 'aiModels',
    ...platformAdmin,
    load: () => import('../../features/platform-admin/models/models-page.tsx'),
  },
];
