import { listPatientLists } from '@tervita/contract/clinics';
import { changeEmployee, type Employee, listEmployees } from '@tervita/contract/employees';
import { generatePersonalCode } from '@tervita/domain/persons';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenStaff } from '../../core/session/given.ts';
import { answers, fakeServer, refuses } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { fieldsOf } from './employee-values.ts';
import { Component } from './employees-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const [employment] = givenStaff().employments;
if (!employment) throw new Error('an employment is needed');
const admin = givenStaff({ employments: [{ ...employment, isAdmin: true }] });
const riina: Employee = {
  userId: '01960000-0000-7000-8000-0000000000e1',
  firstName: 'Rina',
  surname: 'Teerand',
  personalCode: null,
  birthDate: '1990-01-01',
  email: 'riina.teerand@example.com',
  sex: 'FEMALE',
  role: 'NURSE',
  isAdmin: false,
  listCode: 'N0412',
  isListDoctor: false,
  deletedAt: null,
  waitsSince: null,
};
const listed = answers(listEmployees, { workers: [riina] });
const list = { code: 'N0412', doctorName: null, registrationNumber: null, patientCount: 1 };
const lists = answers(listPatientLists, {
  patientListWithClinicians: [{ ...list, lastImportAt: null, lastImport: null }],
});

it('an admin corrects a name that shut a colleague out, and makes them the doctor of a list', async () => {
  const saved = { ...riina, firstName: 'Riina', role: 'DOCTOR' as const, isListDoctor: true };
  const { calls } = fakeServer(listed, lists, answers(changeEmployee, saved));
  await renderScreen(<Component />, { user: admin });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Rina Teerand' }));
  const drawer = await screen.findByRole('dialog');
  const first = within(drawer).getByRole('textbox', { name: 'First name' });
  await userEvent.clear(first);
  await userEvent.type(first, 'Riina');
  await userEvent.click(within(drawer).getByRole('radio', { name: 'Doctor' }));
  await userEvent.click(within(drawer).getByRole('checkbox', { name: /Doctor of this list/ }));
  await userEvent.click(within(drawer).getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    firstName: 'Riina',
    role: 'DOCTOR',
    isListDoctor: true,
    replaces: fieldsOf(riina),
  });
});

const personalCode = generatePersonalCode('EE', { birthDate: '1990-01-01', sex: 'FEMALE', serial: 3 });

it('birth date, sex and e-mail are shown and corrected where no code says them', async () => {
  const { calls } = fakeServer(listed, lists, answers(changeEmployee, riina));
  await renderScreen(<Component />, { user: admin });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Rina Teerand' }));
  const drawer = within(await screen.findByRole('dialog'));
  const year = drawer.getByLabelText<HTMLInputElement>('Year');
  expect(year.value).toBe('1990');
  expect(drawer.getByRole<HTMLInputElement>('radio', { name: 'Woman' }).checked).toBe(true);
  await userEvent.clear(year);
  await userEvent.type(year, '2020');
  await userEvent.click(drawer.getByRole('radio', { name: 'Man' }));
  const email = drawer.getByRole('textbox', { name: /^E-mail/ });
  await userEvent.clear(email);
  await userEvent.click(drawer.getByRole('button', { name: /^Save/ }));
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
  await userEvent.type(email, 'riina@example.com');
  await userEvent.clear(year);
  await userEvent.type(year, '1985');
  await userEvent.click(drawer.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    birthDate: '1985-01-01',
    sex: 'MALE',
    email: 'riina@example.com',
    replaces: fieldsOf(riina),
  });
});

it('what a code says is read, not asked', async () => {
  fakeServer(answers(listEmployees, { workers: [{ ...riina, personalCode }] }), lists);
  await renderScreen(<Component />, { user: admin });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Rina Teerand' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText('By the personal code: woman, 1 January 1990')).toBeTruthy();
  expect(drawer.queryByLabelText('Year')).toBeNull();
  expect(drawer.queryByRole('radio', { name: 'Woman' })).toBeNull();
});

it('an address that another employee has is said at the field, and what was typed stays', async () => {
  fakeServer(listed, lists, refuses(changeEmployee, 468, 'DOCTOR_EXISTS_IN_CLINIC_ALREADY'));
  await renderScreen(<Component />, { user: admin });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Rina Teerand' }));
  const drawer = within(await screen.findByRole('dialog'));
  const email = drawer.getByRole<HTMLInputElement>('textbox', { name: /^E-mail/ });
  await userEvent.clear(email);
  await userEvent.type(email, 'liis@example.com');
  await userEvent.click(drawer.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  expect(email.value).toBe('liis@example.com');
});

it('an admin who was slower sees what the other saved, keeps what was typed, and saves only that', async () => {
  const asAdminOnce = { ...riina, isAdmin: true };
  const listedFirst = answers(listEmployees, { workers: [asAdminOnce] });
  const server = fakeServer(listedFirst, lists, refuses(changeEmployee, 469, 'EMPLOYEE_CHANGED'));
  await renderScreen(<Component />, { user: admin });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Rina Teerand' }));
  const isAdminBox = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /Administers the clinic/ });
  const surname = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Surname' });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Surname' }), '-Kask');
  expect(isAdminBox().checked).toBe(true);
  vi.unstubAllGlobals();
  const later = fakeServer(listed, lists, refuses(changeEmployee, 469, 'EMPLOYEE_CHANGED'));
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(isAdminBox().checked).toBe(false));
  expect(screen.getByRole('alert').textContent).toContain('Another admin changed this employee meanwhile');
  expect(surname().value).toBe('Teerand-Kask');
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  const sent = () => later.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    { surname: 'Teerand-Kask', replaces: fieldsOf(asAdminOnce) },
    { surname: 'Teerand-Kask', replaces: fieldsOf(riina) },
  ]);
  expect(server.calls.some(({ method }) => method === 'PATCH')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Discard mine and show theirs' }));
  expect(surname().value).toBe('Teerand');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('what was typed stays when the sign-in is too old; who is no admin is offered no change', async () => {
  fakeServer(listed, lists, refuses(changeEmployee, 468, 'SIGN_IN_TOO_OLD'));
  const { unmount } = await renderScreen(<Component />, { user: admin });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Rina Teerand' }));
  const drawer = await screen.findByRole('dialog');
  await userEvent.type(within(drawer).getByRole('textbox', { name: 'Surname' }), '-Kask');
  await userEvent.click(within(drawer).getByRole('button', { name: /^Save/ }));
  expect(await within(drawer).findByRole('button', { name: 'Sign in again' })).toBeTruthy();
  expect(within(drawer).getByRole<HTMLInputElement>('textbox', { name: 'Surname' }).value).toBe(
    'Teerand-Kask',
  );
  unmount();
  await renderScreen(<Component />, { user: givenStaff() });
  await screen.findByText('riina.teerand@example.com');
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
});
