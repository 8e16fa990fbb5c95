import { feedbackStatisticsPart } from '../../features/feedback/clinic/texts.ts';
import { feedbackPart } from '../../features/feedback/texts.ts';
import { informationHubPart } from '../../features/information-hub/index.ts';
import { aboutPlatformPart } from '../../features/platform/texts.ts';
import { expectedReplyPart, waitingTimesPart } from '../../features/waiting-times/texts.ts';
import type { PageRow } from './page-row.ts';

const clinic = { layout: 'clinic', access: 'clinic' } as const;

/** Pages of staff that no day begins with. */
export const clinicLaterPages: readonly PageRow[] = [
  {
    path: '/clinic-e-contacts/new',
    title: 'newClinicEContact',
    ...clinic,
    load: async () => (await import('../../features/e-contacts/clinic/create/pages.ts')).createPage(),
  },
  {
    path: '/e-contacts/:id/questionnaire',
    title: 'clinicEContact',
    ...clinic,
    load: async () => (await import('../../features/e-contacts/clinic/filling/pages.ts')).fillPage(),
  },
  {
    path: '/settings/reply-templates',
    title: 'replyTemplates',
    ...clinic,
    load: async () => (await import('../../features/reply-templates/pages.ts')).templatesPage(),
  },
  {
    path: '/feedback',
    title: 'feedback',
    ...clinic,
    texts: [feedbackPart, feedbackStatisticsPart],
    load: () => import('../../features/feedback/clinic/statistics-page.tsx'),
  },
  ...['/information-hub', '/information-hub/:id'].map(
    (path): PageRow => ({
      path,
      title: 'informationHub',
      ...clinic,
      texts: informationHubPart,
      load: () => import('../../features/information-hub/reading/hub-page.tsx'),
    }),
  ),
  {
    path: '/feedback/waiting-times',
    title: 'feedback',
    ...clinic,
    texts: [feedbackStatisticsPart, waitingTimesPart, expectedReplyPart],
    load: () => import('../../features/waiting-times/clinic/waiting-times-page.tsx'),
  },
  {
    path: '/platform',
    title: 'platform',
    ...clinic,
    texts: aboutPlatformPart,
    load: () => import('../../features/platform/platform-page.tsx'),
  },
  {
    path: '/changelog',
    title: 'changelog',
    ...clinic,
    texts: aboutPlatformPart,
    load: () => import('../../features/platform/changelog-page.tsx'),
  },
];
