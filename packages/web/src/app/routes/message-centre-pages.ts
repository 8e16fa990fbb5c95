import { accountPart } from '../../core/texts/account.ts';
import { messageCentrePart } from '../../features/message-centre/texts.ts';
import type { PageRow } from './page-row.ts';

const clinic = { layout: 'clinic', access: 'clinic', texts: [accountPart, messageCentrePart] } as const;

/** An SMS to many patients: whom, what, and how it went. */
export const messageCentrePages: readonly PageRow[] = [
  {
    path: '/message-centre',
    title: 'messageCentre',
    ...clinic,
    load: () => import('../../features/message-centre/start-page.tsx'),
  },
  {
    path: '/message-centre/message',
    title: 'messageCentreMessage',
    ...clinic,
    load: () => import('../../features/message-centre/compose/compose-page.tsx'),
  },
  {
    path: '/message-centre/success',
    title: 'messageCentreSuccess',
    ...clinic,
    load: () => import('../../features/message-centre/sending/success-page.tsx'),
  },
];
