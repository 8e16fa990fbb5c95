import type { PageRow } from './page-row.ts';

const patient = { layout: 'patient', access: 'patient' } as const;
const clinic = { layout: 'clinic', access: 'clinic' } as const;
const flow = { layout: 'flow', access: 'patient' } as const;
const flowPages = () => import('../../features/e-contacts/patient/flow/pages.ts');
type FlowPage = keyof Awaited<ReturnType<typeof flowPages>>;
/** A page on the way to an e-contact: all of them share one file. */
const step = (page: FlowPage) => ({ ...flow, load: async () => (await flowPages())[page]() });

/** Built pages of patients and clinics. */
export const pages: readonly PageRow[] = [
  {
    path: '/my-e-contacts',
    title: 'myEContacts',
    ...patient,
    load: () => import('../../features/e-contacts/patient/mine/my-e-contacts-page.tsx'),
  },
  { path: '/e-contacts/choose-person', title: 'choosePerson', ...step('choosePersonPage') },
  { path: '/e-contacts/choose-patient', title: 'choosePatient', ...step('choosePatientPage') },
  { path: '/e-contacts/add/person', title: 'addPerson', ...step('addPersonPage') },
  { path: '/e-contacts/edit/person', title: 'editPerson', ...step('editPersonPage') },
  { path: '/e-contacts/choose-clinic', title: 'chooseClinic', ...step('chooseClinicPage') },
  { path: '/e-contacts/choose-open-clinic', title: 'chooseOpenClinic', ...step('chooseOpenClinicPage') },
  { path: '/e-contacts/add', title: 'chooseReason', ...step('chooseReasonPage') },
  { path: '/prescriptions', title: 'prescriptions', ...step('prescriptionsPage') },
  { path: '/prescriptions/add', title: 'addPrescription', ...step('prescriptionsPage') },
  { path: '/e-contacts/new', title: 'newEContact', ...step('emergencyPage') },
  { path: '/e-contacts/problem-type', title: 'problemType', ...step('problemTypePage') },
  { path: '/e-contacts/questions', title: 'questions', ...step('questionsPage') },
  { path: '/e-contacts/create', title: 'writeEContact', ...step('writePage') },
  { path: '/e-contacts/hosted-questionnaire', title: 'hostedQuestionnaire', ...step('hostedPage') },
  { path: '/e-contacts/summary', title: 'summary', ...step('summaryPage') },
  {
    path: '/e-contacts/instructions',
    title: 'sent',
    ...patient,
    load: async () => (await flowPages()).sentPage(),
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
    path: '/e-contacts/:id',
    title: 'clinicEContact',
    ...clinic,
    load: async () => (await import('../../features/e-contacts/clinic/detail/pages.ts')).detailPage(),
  },
];
