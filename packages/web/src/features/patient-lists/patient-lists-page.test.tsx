import { listPatientLists } from '@tervita/contract/clinics';
import {
  addPatient,
  type ClinicPatient,
  countPatients,
  editPatient,
  type ListedPatient,
  listMembers,
  lookUpPatient,
} from '@tervita/contract/patients';
import { generatePersonalCode } from '@tervita/domain/persons';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { now } from '../../core/clock.ts';
import { givenStaff } from '../../core/session/given.ts';
import { answers, fakeServer, refuses } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component } from './patient-lists-page.tsx';

const staff = givenStaff();
const admin = givenStaff({ employments: staff.employments.map((each) => ({ ...each, isAdmin: true })) });
const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000).toISOString();

const list = (code: string, days: number) => ({
  code,
  doctorName: 'Helen Lillepuu',
  registrationNumber: 'D03962',
  patientCount: 1694,
  lastImportAt: daysAgo(days),
  lastImport: { byName: 'Riina Teerand', new: 12, left: 7 },
});
const lists = answers(listPatientLists, { patientListWithClinicians: [list('N0388', 2), list('N0412', 40)] });
const figures = { patients: 200, signedIn: 76, withPhone: 168, withEmail: 122 };
const counts = answers(countPatients, { ...figures, lists: [{ listCode: 'N0388', ...figures }] });

const patient = (number: number): ClinicPatient => ({
  clinicMemberId: `01960000-0000-7000-8000-0000000001${String(number).padStart(2, '0')}`,
  personId: `01960000-0000-7000-8000-0000000002${String(number).padStart(2, '0')}`,
  firstName: 'Karin',
  surname: `Aasamets${number}`,
  personalCode: '47601010012',
  birthDate: '1976-01-01',
  sex: 'FEMALE',
  email: null,
  phone: '+37250000044',
  phoneGivenByPatient: true,
  listCode: 'N0388',
  status: 'MEMBER',
  lastOnlineAt: null,
});
const member = (number: number, more: Partial<ListedPatient> = {}): ListedPatient => ({
  ...patient(number),
  cameBy: 'IMPORT',
  isConfirmed: true,
  isNewborn: false,
  ...more,
});
const page = (members: ListedPatient[], hasMore = false) =>
  answers(listMembers, { members, total: 60, hasMore });

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const open = async (at: string, ...more: Parameters<typeof fakeServer>) => {
  const server = fakeServer(lists, counts, ...more);
  const view = await renderScreen(<Component />, { user: admin, at, path: '/admin' });
  return { ...server, ...view };
};

it('shows the lists with their doctors, counts and changes, and warns of the one that is old', async () => {
  await open('/admin', page([member(1)]));
  expect(await screen.findByText(/List N0412 was last imported on .* more than a month ago\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Import now' })).toBeTruthy();
  const rows = within(screen.getByRole('table', { name: 'Lists of the clinic' })).getAllByRole('row');
  expect(rows[1]?.textContent).toContain('Helen Lillepuu');
  expect(rows[1]?.textContent).toContain('1,694');
  expect(rows[1]?.textContent).toContain('+12 −7');
  expect(rows[2]?.textContent).toContain('a month ago');
  expect(await screen.findByText('38 %')).toBeTruthy();
});

it('leads from a list to the e-contacts of its patients and, for an admin, to the import', async () => {
  const { router } = await open('/admin', page([member(1)]));
  await userEvent.click(await screen.findByRole('button', { name: 'More for list N0412' }));
  expect(await screen.findByRole('menuitem', { name: 'Import it again' })).toBeTruthy();
  await userEvent.click(screen.getByRole('menuitem', { name: 'E-contacts of its patients' }));
  expect(router.state.location.pathname + router.state.location.search).toBe('/clinic-e-contacts?list=N0412');
});

it('shows the patients of the list in the address, masked, with how they came', async () => {
  const { calls } = await open(
    '/admin?list=N0412',
    page([
      member(1),
      member(2, { cameBy: 'ENTERED', isConfirmed: false }),
      member(3, { firstName: 'Vastsündinu', isNewborn: true }),
    ]),
  );
  const table = await screen.findByRole('table', { name: 'Patients of N0412' });
  expect(calls.some(({ path }) => path.includes('members?listCode=N0412'))).toBe(true);
  const rows = within(table).getAllByRole('row');
  expect(rows[1]?.textContent).toContain('476••••••••');
  expect(table.textContent).not.toContain('47601010012');
  expect(rows[1]?.textContent).toContain('The patient gave this number');
  expect(rows[2]?.textContent).toContain('Not confirmed by the patient');
  expect(rows[3]?.textContent).toContain('Newborn Aasamets3');
});

it('a number that stands at a child is of a parent, unless the child gave it', async () => {
  const child = { birthDate: '2020-05-05', phone: '+37250000001' };
  await open(
    '/admin?list=N0412',
    page([
      member(1, { ...child, phoneGivenByPatient: false }),
      member(2, { ...child, phoneGivenByPatient: true }),
    ]),
  );
  const table = await screen.findByRole('table', { name: 'Patients of N0412' });
  const rows = within(table).getAllByRole('row');
  expect(rows[1]?.textContent).toContain('of a parent');
  expect(rows[2]?.textContent).not.toContain('of a parent');
});

it('fetches the next fifty after the last one', async () => {
  const { calls, change } = await open('/admin', page([member(1)], true));
  const more = await screen.findByRole('button', { name: /^Show 50 more/ });
  change(page([member(2)]));
  await userEvent.click(more);
  expect(await screen.findByText('Karin Aasamets2')).toBeTruthy();
  expect(screen.getByText('Karin Aasamets1')).toBeTruthy();
  expect(calls.at(-1)?.path).toContain(`after=${member(1).clinicMemberId}`);
});

it('searches in the list when the typing rests', async () => {
  const { calls, change } = await open('/admin', page([member(1)]));
  await screen.findByText('Karin Aasamets1');
  change(answers(listMembers, { members: [], total: 0, hasMore: false }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Name, personal code or e-mail' }), 'kask');
  expect(await screen.findByText('Nobody on this list fits')).toBeTruthy();
  expect(calls.at(-1)?.path).toContain('search=kask');
});

it('takes somebody off the list after a question', async () => {
  const { calls } = await open('/admin', page([member(1)]), answers(editPatient, patient(1)));
  await userEvent.click(await screen.findByRole('button', { name: 'More for Karin Aasamets1' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from the list' }));
  const asked = within(await screen.findByRole('alertdialog'));
  await userEvent.click(asked.getByRole('button', { name: /^Remove from the list/ }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      clinicMember: { status: 'FORMER' },
    }),
  );
});

const typeKnownCode = async (known: ClinicPatient, ...more: Parameters<typeof fakeServer>) => {
  const lookedUp = answers(lookUpPatient, { patient: known, birthDate: '1976-01-01', sex: 'FEMALE' });
  const server = await open('/admin?list=N0412', page([]), lookedUp, ...more);
  await userEvent.click(await screen.findByRole('button', { name: 'Add a patient' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Add a patient' }));
  await userEvent.type(drawer.getByLabelText(/^Personal code/), known.personalCode ?? '');
  return { ...server, drawer };
};
const codeOfKnown = generatePersonalCode('EE', { birthDate: '1976-01-01', sex: 'FEMALE', serial: 1 });
const knownAs = (status: ClinicPatient['status']) => ({ ...patient(1), personalCode: codeOfKnown, status });

it('opens the record of a patient whom the clinic has already', async () => {
  const { drawer } = await typeKnownCode(knownAs('MEMBER'));
  await userEvent.click(await drawer.findByRole('button', { name: 'Use Karin Aasamets1' }));
  expect(await screen.findByRole('dialog', { name: 'Contact details: Karin Aasamets1' })).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Add a patient' })).toBeNull();
});

it('brings a former patient back onto the chosen list, under the name that the clinic has', async () => {
  const { calls, drawer } = await typeKnownCode(
    knownAs('FORMER'),
    answers(addPatient, { ...knownAs('MEMBER'), listCode: 'N0412' }),
  );
  expect(await drawer.findByText('This is a former patient of the clinic: Karin Aasamets1')).toBeTruthy();
  await userEvent.click(drawer.getByRole('button', { name: 'Bring back Karin Aasamets1' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      clinicId: staff.employments[0]?.clinicId,
      firstName: 'Karin',
      surname: 'Aasamets1',
      personalCode: codeOfKnown,
      listCode: 'N0412',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('counts as patients on lists only those who are on one', async () => {
  const some = (patients: number) => ({ patients, signedIn: 50, withPhone: 20, withEmail: 10 });
  await open(
    '/admin',
    page([member(1)]),
    answers(countPatients, {
      ...some(160),
      lists: [
        { listCode: 'N0388', ...some(100) },
        { listCode: null, ...some(60) },
      ],
    }),
  );
  const shown = await screen.findByRole('list', { name: 'Figures of all lists' });
  expect(shown.textContent).toContain('100patients on 2 lists');
  expect(shown.textContent).toContain('50 %have signed in, 50');
});

it('without lists an admin is led to the import, a colleague is told who does it', async () => {
  const none = answers(listPatientLists, { patientListWithClinicians: [] });
  const nobody = { patients: 0, signedIn: 0, withPhone: 0, withEmail: 0 };
  fakeServer(none, answers(countPatients, { ...nobody, lists: [] }));
  const first = await renderScreen(<Component />, { user: admin, at: '/admin', path: '/admin' });
  expect(await screen.findByRole('link', { name: 'Import lists' })).toBeTruthy();
  first.unmount();
  await renderScreen(<Component />, { user: staff, at: '/admin', path: '/admin' });
  expect(await screen.findByText('An admin of the clinic imports them.')).toBeTruthy();
});

it('says when the lists could not be loaded, and tries again', async () => {
  const { change } = fakeServer(refuses(listPatientLists, 500, 'UNEXPECTED'), counts, page([member(1)]));
  await renderScreen(<Component />, { user: admin, at: '/admin', path: '/admin' });
  expect(await screen.findByText('The lists could not be loaded')).toBeTruthy();
  change(lists);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('N0388')).toBeTruthy();
});
