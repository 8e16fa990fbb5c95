import { listPatientLists } from '@tervita/contract/clinics';
import { addEmployee, changeEmployee, type Employee, listEmployees } from '@tervita/contract/employees';
import { generatePersonalCode } from '@tervita/domain/persons';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
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

it('shows who works there, masks the codes, and offers nobody to end their own work', async () => {
  fakeServer(listed);
  await renderScreen(<Component />, { user: staff });
  await screen.findByText('riina.teerand@example.com');
  expect(rows()).toHaveLength(2);
  expect(document.body.textContent).not.toContain(codeOf(1));
  expect(screen.getByRole('button', { name: 'Deactivate Riina Teerand' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Liis Kasemaa/ })).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Show deactivated' }));
  expect(rows()).toHaveLength(3);
  await userEvent.type(screen.getByRole('searchbox'), 'kivi');
  expect(rows()).toHaveLength(1);
  expect(within(rows()[0] as HTMLElement).getByText(/Deactivated 2 December 2025/)).toBeTruthy();
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
  await renderScreen(<Component />, { user: staff });
  await screen.findByText('riina.teerand@example.com');
  const drawer = await fillIn();
  await userEvent.click(await within(drawer).findByRole('button', { name: 'Activate Signe Kivioja' }));
  expect(await screen.findByRole('alertdialog', { name: 'Activate Signe Kivioja again?' })).toBeTruthy();
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
