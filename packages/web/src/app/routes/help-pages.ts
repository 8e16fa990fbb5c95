import { accountPart } from '../../core/texts/account.ts';
import { helpPart } from '../../features/help/texts.ts';
import type { PageRow } from './page-row.ts';

const help = {
  layout: 'role',
  access: 'signed-in',
  profile: 'may-be-incomplete',
  texts: [accountPart, helpPart],
} as const;

/** Answers, and the way to support: also for who has not completed their profile. */
export const helpPages: readonly PageRow[] = [
  { path: '/help', title: 'help', ...help, load: () => import('../../features/help/help-page.tsx') },
  {
    path: '/help/app-usage',
    title: 'helpUsage',
    ...help,
    load: () => import('../../features/help/usage-page.tsx'),
  },
  {
    path: '/help/technical-problem',
    title: 'helpProblem',
    ...help,
    load: () => import('../../features/help/problem-page.tsx'),
  },
  {
    path: '/help/amendment',
    title: 'helpIdea',
    ...help,
    load: () => import('../../features/help/idea-page.tsx'),
  },
];
