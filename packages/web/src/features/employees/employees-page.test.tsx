import { listPatientLists } from '@tervita/contract/clinics';
import {
  addEmployee,
  changeEmployee,
  decideEmployee,
  type Employee,
  listEmployees,
} from '@tervita/contract/employees';
import { generatePersonalCode } from '@tervita/domain/persons';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { givenStaff } from '../../core/session/given.ts';
import { answers, fakeServer, refuses } from '../../testing/answers.ts';
import { givenConfig } from '../../testing/given-config.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component } from './employees-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const staff = givenStaff();
const [employment] = staff.employments;
if (!employment) throw new Error('an employment is needed');
const as = (over: Partial<typeof employment>) => givenStaff({ employments: [{ ...employment, ...over }] });
const codeOf = (serial: number) =>
  generatePersonalCode('EE', { birthDate: '1990-01-01', sex: 'FEMALE', serial });
const employee = (over: Partial<Employee>): Employee => ({
  userId: '01960000-0000-7000-8000-0000000000e1',
  firstName: 'Riina',
  surname: 'Teerand',
  personalCode: codeOf(1),
  birthDate: '1990-01-01',
  email: 'riina.teerand@example.com',
  sex: 'FEMALE',
  role: 'NURSE',
  isAdmin: false,
  listCode: 'N0412',
  isListDoctor: false,
  deletedAt: null,
  waitsSince: null,
  ...over,
});
const me = employee({
  userId: staff.userId,
  firstName: 'Liis',
  surname: 'Kasemaa',
  email: 'liis@example.com',
});
const signe = employee({
  userId: '01960000-0000-7000-8000-0000000000e2',
  firstName: 'Signe',
  surname: 'Kivioja',
  personalCode: codeOf(2),
  email: null,
  deletedAt: '2025-12-02T10:00:00.000Z',
});
const listed = answers(listEmployees, { workers: [me, employee({}), signe] });
const lists = answers(listPatientLists, { patientListWithClinicians: [] });

const rows = () => screen.getAllByRole('row').slice(1);

it('shows who works there, masks the codes for an admin and has none for others, and offers nobody to end their own work', async () => {
  fakeServer(listed);
  await renderScreen(<Component />, { user: staff });
  await screen.findByText('riina.teerand@example.com');
  expect(rows()).toHaveLength(2);
  expect(screen.queryByRole('columnheader', { name: 'Personal code' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Deactivate Riina Teerand' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Liis Kasemaa/ })).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Show deactivated' }));
  expect(rows()).toHaveLength(3);
  await userEvent.type(screen.getByRole('searchbox'), 'kivi');
  expect(rows()).toHaveLength(1);
  expect(within(rows()[0] as HTMLElement).getByText(/Deactivated 2 December 2025/)).toBeTruthy();
});

it('an admin sees the codes, masked', async () => {
  fakeServer(listed);
  await renderScreen(<Component />, { user: as({ isAdmin: true }) });
  await screen.findByText('riina.teerand@example.com');
  expect(screen.getByRole('columnheader', { name: 'Personal code' })).toBeTruthy();
  expect(document.body.textContent).not.toContain(codeOf(1));
});

const since = '2026-02-02T10:00:00.000Z';
const kadri = employee({
  userId: '01960000-0000-7000-8000-0000000000e3',
  firstName: 'Kadri',
  surname: 'Ilves',
  role: 'DOCTOR',
  deletedAt: since,
  waitsSince: since,
});
const waiting = answers(listEmployees, { workers: [me, employee({}), signe, kadri] });
const rowOf = (name: string) => within(screen.getByText(name).closest('tr') as HTMLElement);

describe('somebody who waits for an admin', () => {
  it('stands first, and where no admin is left a doctor is asked', async () => {
    fakeServer(waiting);
    await renderScreen(<Component />, { user: as({ role: 'DOCTOR' }) });
    await screen.findByText('Kadri Ilves');
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Kadri Ilves.*Waits for an admin/),
      expect.stringContaining('Liis Kasemaa'),
      expect.stringContaining('Riina Teerand'),
    ]);
    expect(rowOf('Kadri Ilves').getByRole('button', { name: 'Let in Kadri Ilves' })).toBeTruthy();
  });

  it.each([
    ['Let in', true],
    ['Refuse', false],
  ] as const)('%s is asked about and sent', async (word, isAccepted) => {
    const { calls } = fakeServer(waiting, answers(decideEmployee, { isAccepted }));
    await renderScreen(<Component />, { user: as({ isAdmin: true }) });
    await userEvent.click(await screen.findByRole('button', { name: `${word} Kadri Ilves` }));
    const dialog = screen.getByRole('alertdialog');
    expect(within(dialog).getByText(/Role: Doctor/)).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: new RegExp(`^${word}`) }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const sent = calls.filter(({ method }) => method === 'POST');
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      [expect.stringMatching(new RegExp(`${kadri.userId}/decision$`)), { isAccepted }],
    ]);
  });

  it('says when the sign-in is too old, and reads the list again when a colleague was faster', async () => {
    fakeServer(waiting, refuses(decideEmployee, 468, 'SIGN_IN_TOO_OLD'));
    const { unmount } = await renderScreen(<Component />, { user: as({ isAdmin: true }) });
    const press = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Let in Kadri Ilves' }));
      await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Let in/ }));
    };
    await press();
    expect(await screen.findByRole('button', { name: 'Sign in again' })).toBeTruthy();
    unmount();
    const { calls } = fakeServer(waiting, refuses(decideEmployee, 469, 'EMPLOYEE_DECIDED'));
    await renderScreen(<Component />, { user: as({ isAdmin: true }) });
    await press();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(2));
  });
});

it('the work of a doctor or an admin is not offered to be ended by others, and they read why', async () => {
  const riina = employee({ isAdmin: true });
  const doctor = { ...kadri, deletedAt: null, waitsSince: null };
  fakeServer(
    answers(listEmployees, {
      workers: [me, riina, doctor, { ...kadri, userId: signe.userId, firstName: 'Uku' }],
    }),
  );
  const { unmount } = await renderScreen(<Component />, { user: staff });
  await screen.findByText('Kadri Ilves');
  for (const name of ['Riina Teerand', 'Kadri Ilves', 'Uku Ilves']) {
    expect(rowOf(name).queryByRole('button')).toBeNull();
    expect(rowOf(name).getByText('For admins only')).toBeTruthy();
  }
  unmount();
  await renderScreen(<Component />, { user: as({ isAdmin: true }) });
  expect(await screen.findByRole('button', { name: 'Deactivate Kadri Ilves' })).toBeTruthy();
});

it('whoever gives a role that they do not hold is told before and after that it waits', async () => {
  fakeServer(listed, lists, answers(addEmployee, kadri));
  await renderScreen(<Component />, { user: staff, at: '/admin/employees?add' });
  const drawer = within(await screen.findByRole('dialog'));
  const warning = /An admin has to say yes/;
  expect(drawer.queryByText(warning)).toBeNull();
  await userEvent.click(drawer.getByRole('radio', { name: 'Doctor' }));
  expect(drawer.getByText(warning)).toBeTruthy();
  await userEvent.click(drawer.getByRole('radio', { name: 'Nurse' }));
  await userEvent.click(drawer.getByRole('checkbox', { name: /Administers the clinic/ }));
  expect(drawer.getByText(warning)).toBeTruthy();
});

it('asks before it ends the work of a colleague, and says when the sign-in is too old', async () => {
  const { calls } = fakeServer(listed, refuses(changeEmployee, 468, 'SIGN_IN_TOO_OLD'));
  await renderScreen(<Component />, { user: staff });
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate Riina Teerand' }));
  const dialog = screen.getByRole('alertdialog');
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
  await userEvent.click(within(dialog).getByRole('button', { name: /^Deactivate/ }));
  expect(await within(dialog).findByRole('button', { name: 'Sign in again' })).toBeTruthy();
});

const fillIn = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Add employee' }));
  const drawer = await screen.findByRole('dialog');
  const field = (name: string) => within(drawer).getByLabelText(name);
  await userEvent.type(field('Personal code'), codeOf(2));
  await userEvent.type(field('First name'), 'Signe');
  await userEvent.type(field('Surname'), 'Kivioja');
  await userEvent.type(field('E-mail'), 'signe@example.com');
  await userEvent.click(within(drawer).getByRole('button', { name: /^Add employee/ }));
  return drawer;
};

it('offers to activate somebody who was deactivated instead of adding them', async () => {
  fakeServer(listed, lists, refuses(addEmployee, 468, 'DOCTOR_EXISTS_IN_CLINIC_ALREADY'));
  await renderScreen(<Component />, { user: as({ isAdmin: true }) });
  await screen.findByText('riina.teerand@example.com');
  const drawer = await fillIn();
  await userEvent.click(await within(drawer).findByRole('button', { name: 'Activate Signe Kivioja' }));
  expect(await screen.findByRole('alertdialog', { name: 'Activate Signe Kivioja again?' })).toBeTruthy();
});

describe('who is not told codes', () => {
  const uncoded = { ...signe, personalCode: null };
  const refusedWith = async (...known: Employee[]) => {
    fakeServer(
      answers(listEmployees, { workers: [me, ...known] }),
      lists,
      refuses(addEmployee, 468, 'DOCTOR_EXISTS_IN_CLINIC_ALREADY'),
    );
    await renderScreen(<Component />, { user: staff });
    await screen.findByText('liis@example.com');
    return within(await fillIn());
  };

  it('knows them by the name', async () => {
    const drawer = await refusedWith(uncoded);
    expect(await drawer.findByRole('button', { name: 'Activate Signe Kivioja' })).toBeTruthy();
  });

  it('is led to the list where two have that name, and to an admin where a doctor left', async () => {
    const two = await refusedWith(uncoded, { ...uncoded, userId: kadri.userId });
    expect(await two.findByText(/You find them in the list/)).toBeTruthy();
    expect(two.queryByRole('button', { name: /Activate/ })).toBeNull();
    cleanup();
    sessionStorage.clear();
    const doctor = await refusedWith({ ...uncoded, role: 'DOCTOR' });
    expect(await doctor.findByText(/An admin can activate them/)).toBeTruthy();
    expect(doctor.queryByRole('button', { name: /Activate/ })).toBeNull();
  });
});

it('knows somebody without a personal code by their e-mail address, however it is written', async () => {
  const uncoded = { ...signe, personalCode: null, email: 'signe@example.com' };
  fakeServer(
    answers(listEmployees, { workers: [me, uncoded] }),
    lists,
    refuses(addEmployee, 468, 'DOCTOR_EXISTS_IN_CLINIC_ALREADY'),
  );
  await renderScreen(<Component />, {
    user: staff,
    config: givenConfig({ COUNTRY_CODE: 'US' }),
    at: '/admin/employees?add',
  });
  const drawer = within(await screen.findByRole('dialog'));
  await userEvent.type(drawer.getByLabelText('First name'), 'Signe');
  await userEvent.type(drawer.getByLabelText('Surname'), 'Kivioja');
  await userEvent.type(drawer.getByLabelText('E-mail'), 'Signe@Example.com');
  await userEvent.type(drawer.getByLabelText('Day'), '1');
  await userEvent.type(drawer.getByLabelText('Month'), '1');
  await userEvent.type(drawer.getByLabelText('Year'), '1990');
  await userEvent.click(drawer.getByRole('button', { name: /^Add employee/ }));
  expect(await drawer.findByRole('button', { name: 'Activate Signe Kivioja' })).toBeTruthy();
});

it('keeps what was typed when the sign-in is too old, and closes when somebody was added', async () => {
  fakeServer(listed, lists, refuses(addEmployee, 468, 'SIGN_IN_TOO_OLD'));
  const { unmount } = await renderScreen(<Component />, { user: staff });
  await screen.findByText('riina.teerand@example.com');
  const drawer = await fillIn();
  await within(drawer).findByRole('button', { name: 'Sign in again' });
  unmount();
  const { calls } = fakeServer(listed, lists, answers(addEmployee, employee({ firstName: 'Signe' })));
  await renderScreen(<Component />, { user: staff, at: '/admin/employees?add' });
  const anew = await screen.findByRole('dialog');
  expect(within(anew).getByLabelText<HTMLInputElement>('Surname').value).toBe('Kivioja');
  await userEvent.click(within(anew).getByRole('button', { name: /^Add employee/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('says what is wrong with a code before anything is sent', async () => {
  const { calls } = fakeServer(listed, lists);
  await renderScreen(<Component />, { user: staff });
  await screen.findByText('riina.teerand@example.com');
  await userEvent.click(screen.getByRole('button', { name: 'Add employee' }));
  const drawer = await screen.findByRole('dialog');
  await userEvent.type(within(drawer).getByLabelText('Personal code'), '4900101123');
  await userEvent.click(within(drawer).getByRole('button', { name: /^Add employee/ }));
  expect(within(drawer).getByLabelText('Personal code').getAttribute('aria-invalid')).toBe('true');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});
