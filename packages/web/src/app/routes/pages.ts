import { profilePart } from '../../core/texts/profile.ts';
import { authPart } from '../../features/auth/texts.ts';
import { choosingPart } from '../../features/e-contacts/patient/flow/texts.ts';
import type { PageRow } from './page-row.ts';
import { withTexts } from './with-texts.ts';

const patient = { layout: 'patient', access: 'patient' } as const;
const clinic = { layout: 'clinic', access: 'clinic' } as const;
const signIn = { layout: 'public', access: 'public', whenSignedIn: 'goes-home', texts: authPart } as const;
const choosing = { layout: 'flow', access: 'patient', texts: choosingPart } as const;
const flow = { layout: 'flow', access: 'patient' } as const;
const policy = { layout: 'public', access: 'public' } as const;
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
  {
    path: '/my-e-contacts',
    title: 'myEContacts',
    ...patient,
    load: () => import('../../features/e-contacts/patient/mine/my-e-contacts-page.tsx'),
  },
  {
    path: '/e-contacts/choose-person',
    title: 'choosePerson',
    ...choosing,
    load: () => import('../../features/e-contacts/patient/flow/for-whom/choose-person-page.tsx'),
  },
  {
    path: '/e-contacts/choose-patient',
    title: 'choosePatient',
    ...choosing,
    load: () => import('../../features/e-contacts/patient/flow/for-whom/choose-patient-page.tsx'),
  },
  {
    path: '/e-contacts/add/person',
    title: 'addPerson',
    ...choosing,
    load: withTexts(
      profilePart,
      () => import('../../features/e-contacts/patient/flow/for-whom/add-person-page.tsx'),
    ),
  },
  {
    path: '/e-contacts/edit/person',
    title: 'editPerson',
    ...choosing,
    load: withTexts(
      profilePart,
      () => import('../../features/e-contacts/patient/flow/for-whom/edit-person-page.tsx'),
    ),
  },
  {
    path: '/e-contacts/choose-clinic',
    title: 'chooseClinic',
    ...choosing,
    load: () => import('../../features/e-contacts/patient/flow/where/choose-clinic-page.tsx'),
  },
  {
    path: '/e-contacts/choose-open-clinic',
    title: 'chooseOpenClinic',
    ...choosing,
    load: () => import('../../features/e-contacts/patient/flow/where/choose-open-clinic-page.tsx'),
  },
  {
    path: '/e-contacts/add',
    title: 'chooseReason',
    ...choosing,
    load: () => import('../../features/e-contacts/patient/flow/why/choose-reason-page.tsx'),
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
