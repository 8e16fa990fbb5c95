import { listPatientLists } from '@tervita/contract/clinics';
import { changeEmployee, type Employee, listEmployees } from '@tervita/contract/employees';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenStaff } from '../../core/session/given.ts';
import { answers, fakeServer, refuses } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
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
    surname: 'Teerand',
    role: 'DOCTOR',
    listCode: 'N0412',
    isListDoctor: true,
    isAdmin: false,
  });
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
