import { authPart } from '../../features/auth/texts.ts';
import type { PageRow } from './page-row.ts';

const patient = { layout: 'patient', access: 'patient' } as const;
const clinic = { layout: 'clinic', access: 'clinic' } as const;
const signIn = { layout: 'public', access: 'public', whenSignedIn: 'goes-home', texts: authPart } as const;
const flow = { layout: 'flow', access: 'patient' } as const;
const policy = { layout: 'public', access: 'public' } as const;
const files = async (page: 'filesPage' | 'uploadFilesPage') =>
  (await import('../../features/files/pages.ts'))[page]();
const consents = () => import('../../features/consents/pages.ts');

/** Pages that are built, beyond the way in. */
export const pages: readonly PageRow[] = [
  {
    path: '/choose-signup',
    title: 'chooseSignup',
    ...signIn,
    load: () => import('../../features/auth/choose-signup-page.tsx'),
  },
  {
    path: '/login/google',
    title: 'login',
    ...signIn,
    load: () => import('../../features/auth/outside-login-page.tsx'),
  },
  {
    path: '/login/apple',
    title: 'login',
    ...signIn,
    load: () => import('../../features/auth/outside-login-page.tsx'),
  },
  {
    path: '/permission-denied',
    title: 'denied',
    layout: 'public',
    access: 'public',
    load: () => import('../pages/denied-page.tsx'),
  },
  {
    path: '/icons',
    title: 'icons',
    layout: 'public',
    access: 'public',
    load: () => import('../../features/icons-page/icons-route.tsx'),
  },
  {
    path: '/terms-and-conditions',
    title: 'terms',
    ...policy,
    load: async () => (await consents()).termsPage(),
  },
  {
    path: '/privacy-policy',
    title: 'privacy',
    ...policy,
    load: async () => (await consents()).privacyPage(),
  },
  {
    path: '/cookie-policy',
    title: 'cookies',
    ...policy,
    load: async () => (await consents()).cookiesPage(),
  },
  {
    path: '/consents',
    title: 'consents',
    layout: 'public',
    access: 'signed-in',
    consents: 'asked-here',
    load: async () => (await consents()).consentsPage(),
  },
  {
    path: '/my-e-contacts',
    title: 'myEContacts',
    ...patient,
    load: () => import('../../features/e-contacts/patient/mine/my-e-contacts-page.tsx'),
  },
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
  {
    path: '/e-contacts/choose-clinic',
    title: 'chooseClinic',
    ...flow,
    load: () => import('../../features/e-contacts/patient/flow/choose-clinic-page.tsx'),
  },
  {
    path: '/e-contacts/add',
    title: 'chooseReason',
    ...flow,
    load: () => import('../../features/e-contacts/patient/flow/choose-reason-page.tsx'),
  },
  {
    path: '/e-contacts/new',
    title: 'newEContact',
    ...flow,
    load: () => import('../../features/e-contacts/patient/flow/emergency-page.tsx'),
  },
  {
    path: '/e-contacts/create',
    title: 'writeEContact',
    ...flow,
    load: () => import('../../features/e-contacts/patient/flow/write-page.tsx'),
  },
  {
    path: '/e-contacts/instructions',
    title: 'sent',
    ...patient,
    load: () => import('../../features/e-contacts/patient/flow/sent-page.tsx'),
  },
  {
    path: '/e-contacts/:id/timeline',
    title: 'timeline',
    layout: 'thread',
    access: 'patient',
    load: () => import('../../features/e-contacts/patient/timeline/timeline-page.tsx'),
  },
  {
    path: '/clinic-e-contacts',
    title: 'clinicEContacts',
    ...clinic,
    load: () => import('../../features/e-contacts/clinic/inbox/inbox-page.tsx'),
  },
  {
    path: '/e-contacts/:id',
    title: 'clinicEContact',
    ...clinic,
    load: () => import('../../features/e-contacts/clinic/detail/detail-page.tsx'),
  },
];
