import type { PageRow } from './page-row.ts';

const signIn = { access: 'public', whenSignedIn: 'goes-home' } as const;

/** Pages that are built. */
export const pages: readonly PageRow[] = [
  {
    path: '/',
    title: 'home',
    layout: 'own',
    ...signIn,
    load: () => import('../../features/home/home-page.tsx'),
  },
  {
    path: '/choose-auth',
    title: 'chooseAuth',
    layout: 'public',
    ...signIn,
    load: () => import('../../features/auth/choose-auth-page.tsx'),
  },
  {
    path: '/login',
    title: 'login',
    layout: 'public',
    ...signIn,
    load: () => import('../../features/auth/login-page.tsx'),
  },
  {
    path: '/complete-login',
    title: 'completeLogin',
    layout: 'public',
    access: 'public',
    load: () => import('../../features/auth/complete-login-page.tsx'),
  },
  {
    path: '/permission-denied',
    title: 'denied',
    layout: 'public',
    access: 'public',
    load: () => import('../pages/denied-page.tsx'),
  },
];
