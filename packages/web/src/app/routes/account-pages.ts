import { accountPart } from '../../core/texts/account.ts';
import { profilePart } from '../../core/texts/profile.ts';
import { authPart } from '../../features/auth/texts.ts';
import { loadDeviceNotices } from '../../features/notifications/index.ts';
import { personsPart } from '../../features/persons/texts.ts';
import type { PageRow } from './page-row.ts';
import { withTexts } from './with-texts.ts';

const wayIn = { layout: 'public', access: 'public', whenSignedIn: 'goes-home', texts: accountPart } as const;
const ownData = { layout: 'role', access: 'signed-in', texts: profilePart } as const;
const completing = {
  layout: 'public',
  profile: 'may-be-incomplete',
  consents: 'needed',
  whenSignedIn: 'completes-profile',
  texts: profilePart,
} as const;

/** Passwords and codes, one's own data and settings. */
export const accountPages: readonly PageRow[] = [
  {
    path: '/login-with-password',
    title: 'loginWithPassword',
    ...wayIn,
    load: () => import('../../features/auth/password/login-page.tsx'),
  },
  {
    path: '/signup-with-password',
    title: 'signupWithPassword',
    ...wayIn,
    load: () => import('../../features/auth/password/signup-page.tsx'),
  },
  {
    path: '/signup-with-password/verify-otp',
    title: 'verifyEmail',
    ...wayIn,
    load: () => import('../../features/auth/password/verify-signup-page.tsx'),
  },
  {
    path: '/reset-password',
    title: 'resetPassword',
    ...wayIn,
    load: () => import('../../features/auth/password/reset-page.tsx'),
  },
  {
    path: '/reset-password/verify-otp',
    title: 'verifyEmail',
    ...wayIn,
    load: () => import('../../features/auth/password/verify-reset-page.tsx'),
  },
  {
    path: '/verify-email-with-otp',
    title: 'verifyEmail',
    layout: 'public',
    access: 'public',
    profile: 'may-be-incomplete',
    texts: profilePart,
    load: withTexts(accountPart, () => import('../pages/verify-email-page.tsx')),
  },
  {
    path: '/verify-app-code',
    title: 'verifyAppCode',
    layout: 'public',
    access: 'signed-in',
    texts: accountPart,
    load: () => import('../../features/auth/app-code/verify-app-code-page.tsx'),
  },
  {
    path: '/ways-in',
    title: 'waysIn',
    layout: 'public',
    access: 'signed-in',
    profile: 'may-be-incomplete',
    texts: accountPart,
    load: () => import('../../features/auth/ways-in/ways-in-page.tsx'),
  },
  {
    path: '/undo-email-change',
    title: 'undoEmailChange',
    layout: 'public',
    access: 'public',
    profile: 'may-be-incomplete',
    texts: accountPart,
    load: () => import('../../features/profiles/undo/undo-email-page.tsx'),
  },
  {
    path: '/permission-denied',
    title: 'denied',
    layout: 'public',
    access: 'public',
    texts: accountPart,
    load: () => import('../pages/denied-page.tsx'),
  },
  {
    path: '/signup',
    title: 'signup',
    ...completing,
    access: 'public',
    load: withTexts(
      authPart,
      withTexts(accountPart, () => import('../../features/profiles/complete/signup-page.tsx')),
    ),
  },
  {
    path: '/complete-profile',
    title: 'signup',
    ...completing,
    access: 'signed-in',
    load: withTexts(accountPart, () => import('../../features/profiles/complete/complete-page.tsx')),
  },
  {
    path: '/edit-profile',
    title: 'editProfile',
    ...ownData,
    consents: 'needed',
    load: withTexts(accountPart, () => import('../../features/profiles/edit/edit-page.tsx')),
  },
  {
    path: '/edit-profile/verify-otp',
    title: 'verifyEmail',
    ...ownData,
    consents: 'needed',
    load: withTexts(accountPart, () => import('../../features/profiles/edit/verify-page.tsx')),
  },
  {
    path: '/who-acts-for-me',
    title: 'whoActsForMe',
    layout: 'patient',
    access: 'patient',
    texts: profilePart,
    load: withTexts(personsPart, () => import('../../features/persons/who-acts-for-me-page.tsx')),
  },
  {
    path: '/claim-e-contact',
    title: 'claimEContact',
    layout: 'public',
    access: 'public',
    profile: 'may-be-incomplete',
    texts: personsPart,
    load: () => import('../../features/persons/letter-link-page.tsx'),
  },
  {
    path: '/claim-e-contact/birth-date',
    title: 'claimEContact',
    layout: 'patient',
    access: 'patient',
    texts: profilePart,
    load: withTexts(
      personsPart,
      withTexts(accountPart, () => import('../../features/persons/claim-e-contact-page.tsx')),
    ),
  },
  {
    path: '/settings',
    title: 'settings',
    ...ownData,
    consents: 'needed',
    load: withTexts(accountPart, async () => {
      const page = import('../../features/profiles/settings/settings-page.tsx');
      await loadDeviceNotices();
      return page;
    }),
  },
];
