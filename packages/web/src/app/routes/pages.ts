import type { PageRow } from './page-row.ts';

const patient = { layout: 'patient', access: 'patient' } as const;
const clinic = { layout: 'clinic', access: 'clinic' } as const;
const flow = { layout: 'flow', access: 'patient' } as const;
const choosing = () => import('../../features/e-contacts/patient/flow/pages.ts');
const files = async (page: 'filesPage' | 'uploadFilesPage') =>
  (await import('../../features/files/pages.ts'))[page]();

/** Built pages of patients and clinics. */
export const pages: readonly PageRow[] = [
  {
    path: '/my-e-contacts',
    title: 'myEContacts',
    ...patient,
    load: () => import('../../features/e-contacts/patient/mine/my-e-contacts-page.tsx'),
  },
  {
    path: '/e-contacts/choose-person',
    title: 'choosePerson',
    ...flow,
    load: async () => (await choosing()).choosePersonPage(),
  },
  {
    path: '/e-contacts/choose-patient',
    title: 'choosePatient',
    ...flow,
    load: async () => (await choosing()).choosePatientPage(),
  },
  {
    path: '/e-contacts/add/person',
    title: 'addPerson',
    ...flow,
    load: async () => (await choosing()).addPersonPage(),
  },
  {
    path: '/e-contacts/edit/person',
    title: 'editPerson',
    ...flow,
    load: async () => (await choosing()).editPersonPage(),
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
    load: async () => (await choosing()).chooseClinicPage(),
  },
  {
    path: '/e-contacts/choose-open-clinic',
    title: 'chooseOpenClinic',
    ...flow,
    load: async () => (await choosing()).chooseOpenClinicPage(),
  },
  {
    path: '/e-contacts/add',
    title: 'chooseReason',
    ...flow,
    load: async () => (await choosing()).chooseReasonPage(),
  },
  {
    path: '/e-contacts/new',
    title: 'newEContact',
    ...flow,
    load: async () => (await choosing()).emergencyPage(),
  },
  {
    path: '/e-contacts/problem-type',
    title: 'problemType',
    ...flow,
    load: async () => (await choosing()).problemTypePage(),
  },
  {
    path: '/e-contacts/questions',
    title: 'questions',
    ...flow,
    load: async () => (await choosing()).questionsPage(),
  },
  {
    path: '/e-contacts/create',
    title: 'writeEContact',
    ...flow,
    load: async () => (await choosing()).writePage(),
  },
  {
    path: '/e-contacts/summary',
    title: 'summary',
    ...flow,
    load: async () => (await choosing()).summaryPage(),
  },
  {
    path: '/e-contacts/instructions',
    title: 'sent',
    ...patient,
    load: async () => (await choosing()).sentPage(),
  },
  {
    path: '/e-contacts/:id/timeline',
    title: 'timeline',
    layout: 'thread',
    access: 'patient',
    load: async () => (await import('../../features/e-contacts/patient/timeline/pages.ts')).timelinePage(),
  },
  {
    path: '/clinic-e-contacts',
    title: 'clinicEContacts',
    ...clinic,
    load: () => import('../../features/e-contacts/clinic/inbox/inbox-page.tsx'),
  },
  {
    path: '/clinic-e-contacts/new',
    title: 'newClinicEContact',
    ...clinic,
    load: async () => (await import('../../features/e-contacts/clinic/create/pages.ts')).createPage(),
  },
  {
    path: '/e-contacts/:id',
    title: 'clinicEContact',
    ...clinic,
    load: async () => (await import('../../features/e-contacts/clinic/detail/pages.ts')).detailPage(),
  },
  {
    path: '/settings/reply-templates',
    title: 'replyTemplates',
    ...clinic,
    load: async () => (await import('../../features/reply-templates/pages.ts')).templatesPage(),
  },
];
