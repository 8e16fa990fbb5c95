import type { PageRow } from './page-row.ts';

const patient = { layout: 'patient', access: 'patient' } as const;
const clinic = { layout: 'clinic', access: 'clinic' } as const;
const flow = { layout: 'flow', access: 'patient' } as const;

/** Built pages of patients and clinics. */
export const pages: readonly PageRow[] = [
  {
    path: '/my-e-contacts',
    title: 'myEContacts',
    ...patient,
    load: () => import('../../features/e-contacts/patient/mine/my-e-contacts-page.tsx'),
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
