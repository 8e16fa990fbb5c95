import { accountPart } from '../../core/texts/account.ts';
import { clinicSignupPart } from '../../features/clinic-signup/index.ts';
import { informationHubPart } from '../../features/information-hub/index.ts';
import { informationEditorPart, platformAiPart, platformPart } from '../../features/platform-admin/texts.ts';
import type { PageRow } from './page-row.ts';

const rules = { layout: 'clinic', access: 'platform-admin' } as const;
const ofAi = { ...rules, texts: platformAiPart } as const;
const ofClinics = { ...rules, title: 'prm', texts: [platformPart, accountPart] } as const;

const ofInformation = {
  ...rules,
  title: 'prm',
  texts: [platformPart, accountPart, informationHubPart, informationEditorPart],
} as const;
const itemPage = () => import('../../features/platform-admin/information/item-page.tsx');

/** What works for all clinics; few people ever see these pages. */
export const platformAdminPages: readonly PageRow[] = [
  {
    path: '/prm',
    ...ofClinics,
    load: () => import('../../features/platform-admin/clinics/clinics-page.tsx'),
  },
  {
    path: '/prm/applications',
    ...ofClinics,
    load: () => import('../../features/platform-admin/applications/applications-page.tsx'),
  },
  {
    path: '/prm/jobs',
    ...ofClinics,
    load: () => import('../../features/platform-admin/jobs/jobs-page.tsx'),
  },
  {
    path: '/prm/notices',
    ...ofClinics,
    load: () => import('../../features/platform-admin/notices/notices-page.tsx'),
  },
  {
    path: '/prm/feedback',
    ...ofClinics,
    load: () => import('../../features/platform-admin/feedback/feedback-page.tsx'),
  },
  {
    path: '/prm/information-hub',
    ...ofInformation,
    load: () => import('../../features/platform-admin/information/information-page.tsx'),
  },
  { path: '/prm/information-hub/new', ...ofInformation, load: itemPage },
  { path: '/prm/information-hub/:id', ...ofInformation, load: itemPage },
  {
    path: '/prm/usage',
    ...ofClinics,
    load: () => import('../../features/platform-admin/usage/usage-page.tsx'),
  },
  {
    path: '/prm/add-clinic',
    ...rules,
    title: 'prm',
    texts: [platformPart, accountPart, clinicSignupPart],
    load: () => import('../../features/platform-admin/add-clinic/add-clinic-page.tsx'),
  },
  {
    path: '/prm/prompts',
    title: 'prompts',
    ...ofAi,
    load: () => import('../../features/platform-admin/prompts/prompts-page.tsx'),
  },
  {
    path: '/prm/ai-models',
    title: 'aiModels',
    ...ofAi,
    load: () => import('../../features/platform-admin/models/models-page.tsx'),
  },
];
