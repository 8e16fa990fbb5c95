import {
  declineApplication,
  discardDeadJob,
  getPlatformClinic,
  getPlatformFigures,
  listApplications,
  listDeadJobs,
  listOutsideServices,
  listPlatformClinics,
  type PlatformClinic,
  setClinicPlan,
} from '@tervita/contract/platform-admin';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenUser } from '../../../core/session/given.ts';
import { answers, fakeServer, refuses } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as ApplicationsPage } from '../applications/applications-page.tsx';
import { Component as JobsPage } from '../jobs/jobs-page.tsx';
import { Component } from './clinics-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const user = givenUser({ permissions: ['PRM_TERVITA_ADMIN'], activeRole: 'PRM_TERVITA_ADMIN' });
const id = '01960000-0000-7000-8000-0000000000c1';
const clinic: PlatformClinic = {
  clinicId: id,
  name: 'Saare Perearstid',
  registrationCode: '14990012',
  country: 'EE',
  address: 'Kuressaare',
  kind: 'FAMILY_DOCTOR',
  createdAt: '2026-01-01T10:00:00.000Z',
  plan: 'PREMIUM',
  planNow: 'PREMIUM',
  planValidFrom: '2026-01-01T10:00:00.000Z',
  trialUntil: null,
  features: {
    TRANSLATION: 'ENABLED',
    AI_SUMMARIZATION: 'DISABLED',
    AI_SMART_QUESTIONNAIRE: 'ENABLED',
    QUESTIONNAIRES: 'ENABLED',
  },
  granted: [],
  employees: 4,
  patients: 3030,
  eContacts7: 30,
  eContacts30: 122,
  unanswered: 14,
  overADay: 11,
  lastSignInAt: null,
  lastImportAt: null,
};
const figures = answers(getPlatformFigures, {
  clinics: 14,
  onTrial: 2,
  patients: 31_204,
  eContactsToday: 412,
  eContactsWeekAgo: 398,
  openApplications: 1,
  deadJobs: 1,
  slowAnswersMs: 180,
});
const job = {
  id: '01960000-0000-7000-8000-0000000000d1',
  name: 'account-notices',
  event: 'account.new-device',
  clinicName: 'Kivi Perearst',
  failedAt: '2026-03-12T08:00:00.000Z',
  tries: 32,
  error: 'mailbox full',
};
const services = answers(listOutsideServices, {
  services: [
    { service: 'FILE_STORAGE', state: 'OFF', ms: null, isSimulated: false },
    { service: 'SMS', state: 'DOWN', ms: null, isSimulated: false },
  ],
});
const around = [
  figures,
  services,
  answers(listDeadJobs, { jobs: [job] }),
  answers(listPlatformClinics, { clinics: [{ ...clinic, firstAnswerMs: 7_800_000 }], total: 26 }),
  answers(getPlatformClinic, clinic),
] as const;

it('shows clinics in figures, what waits and which service does not answer; the search stands in the address', async () => {
  const { calls } = fakeServer(...around);
  const { router } = await renderScreen(<Component />, { user, at: '/prm' });
  const row = (await screen.findByText('Saare Perearstid')).closest('tr') as HTMLElement;
  expect(within(row).getByText('3,030')).toBeTruthy();
  expect(within(row).getByText('11')).toBeTruthy();
  expect(within(row).getByText(/2.h.10.min/)).toBeTruthy();
  expect(within(row).getByText(/AI summary: switched off by the clinic/)).toBeTruthy();
  expect(await screen.findByText('does not answer')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox'), 'saare');
  await waitFor(() => expect(calls.some(({ path }) => path.includes('search=saare'))).toBe(true));
  expect(router.state.location.search).toContain('search=saare');
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(calls.some(({ path }) => path.includes('page=1'))).toBe(true));
});

it('asks before it lowers a plan, and shows the present one when the clinic took another meanwhile', async () => {
  const { calls } = fakeServer(...around, refuses(setClinicPlan, 469, 'CLINIC_PLAN_CHANGED'));
  await renderScreen(<Component />, { user, at: `/prm?clinic=${id}` });
  const drawer = within(await screen.findByRole('dialog', { name: 'Saare Perearstid' }));
  expect(drawer.queryByRole('button', { name: 'Change the plan' })).toBeNull();
  await userEvent.click(drawer.getByRole('radio', { name: 'Special' }));
  await userEvent.click(drawer.getByRole('checkbox', { name: 'Translation' }));
  await userEvent.click(drawer.getByRole('button', { name: 'Change the plan' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText(/From Premium to Special/)).toBeTruthy();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  await userEvent.click(question.getByRole('button', { name: /^Change the plan/ }));
  expect(await question.findByText(/The plan was changed meanwhile/)).toBeTruthy();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    plan: 'SPECIAL',
    granted: ['TRANSLATION'],
    replaces: { validFrom: clinic.planValidFrom, granted: clinic.granted },
  });
});

it('gives up a job only after a question, and is not startled when somebody was faster', async () => {
  const { calls } = fakeServer(...around, refuses(discardDeadJob, 404, 'NOT_FOUND'));
  await renderScreen(<JobsPage />, { user, at: '/prm/jobs' });
  expect(await screen.findByText('E-mail about an account')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Discard/ }));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Discard/ }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('declines an application with a reason only', async () => {
  const application = {
    id: '01960000-0000-7000-8000-0000000000a1',
    status: 'OPEN',
    companyName: 'Metsaoja Arstid OÜ',
    registrationCode: '14990012',
    country: 'EE',
    clinicName: 'Metsaoja Perearstid',
    address: 'Kase 4',
    timeZone: 'Europe/Tallinn',
    email: 'info@metsaoja.example',
    phone: null,
    website: null,
    firstName: 'Pille',
    surname: 'Randmäe',
    personalCode: null,
    birthDate: null,
    contactEmail: 'pille@metsaoja.example',
    agreementVersion: '2026-11-01',
    createdAt: '2026-03-12T08:00:00.000Z',
    decidedAt: null,
    decidedByName: null,
    declineReason: null,
    clinicId: null,
    isKnownCompany: true,
  } as const;
  const { calls } = fakeServer(
    figures,
    answers(listApplications, { applications: [application], next: null }),
    answers(declineApplication, {}),
  );
  await renderScreen(<ApplicationsPage />, { user, at: '/prm/applications' });
  expect(await screen.findByText(/has the same registration code/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: /^Decline/ }));
  expect(dialog.getByText('Write the reason')).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('Reason'), 'Not a clinic');
  await userEvent.click(dialog.getByRole('button', { name: /^Decline/ }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'Not a clinic' }),
  );
});
