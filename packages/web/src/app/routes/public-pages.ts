import { accountPart } from '../../core/texts/account.ts';
import { authPart } from '../../features/auth/texts.ts';
import { clinicSignupPart } from '../../features/clinic-signup/texts.ts';
import type { PageRow } from './page-row.ts';

const signIn = { layout: 'public', access: 'public', whenSignedIn: 'goes-home', texts: authPart } as const;
const policy = { layout: 'public', access: 'public' } as const;
const consents = () => import('../../features/consents/pages.ts');

/** Other ways in, agreements and policies. */
export const publicPages: readonly PageRow[] = [
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
    path: '/clinic-signup',
    title: 'clinicSignup',
    layout: 'public',
    access: 'public',
    profile: 'may-be-incomplete',
    texts: [accountPart, clinicSignupPart],
    load: () => import('../../features/clinic-signup/clinic-signup-page.tsx'),
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
    profile: 'may-be-incomplete',
    consents: 'asked-here',
    load: async () => (await consents()).consentsPage(),
  },
];
