import { authPart } from '../../features/auth/texts.ts';
import { homePart } from '../../features/home/texts.ts';
import type { PageRow } from './page-row.ts';

const signIn = { access: 'public', whenSignedIn: 'goes-home' } as const;

/** The way in. Their rows are all that a first visit loads of the route table. */
export const firstPages: readonly PageRow[] = [
  {
    path: '/',
    title: 'home',
    layout: 'own',
    ...signIn,
    texts: homePart,
    load: () => import('../../features/home/home-page.tsx'),
  },
  {
    path: '/choose-auth',
    title: 'chooseAuth',
    layout: 'public',
    ...signIn,
    texts: authPart,
    load: () => import('../../features/auth/choose-auth-page.tsx'),
  },
  {
    path: '/login',
    title: 'login',
    layout: 'public',
    ...signIn,
    texts: authPart,
    load: () => import('../../features/auth/login-page.tsx'),
  },
  {
    path: '/complete-login',
    title: 'completeLogin',
    layout: 'public',
    access: 'public',
    texts: authPart,
    load: () => import('../../features/auth/complete-login-page.tsx'),
  },
];
