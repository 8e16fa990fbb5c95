import { type ClinicInfo, editClinic, getClinicInfo } from '@tervita/contract/clinics';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenStaff } from '../../../core/session/given.ts';
import { answers, fakeServer, refuses } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component } from './clinic-info-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const staff = givenStaff();
const admin = givenStaff({ employments: staff.employments.map((each) => ({ ...each, isAdmin: true })) });
const info: ClinicInfo = {
  clinicId: '01960000-0000-7000-8000-00000000000c',
  name: 'Pärnaoru Perearstikeskus',
  registrationCode: '10004120',
  country: 'EE',
  address: 'Pärna 12',
  phone: '+3726000412',
  websites: ['https://parnaoru.example.com'],
  emails: [],
  openingHours: {
    timeZone: 'Europe/Tallinn',
    weekly: [{ weekday: 1, opens: '08:00', closes: '17:00' }],
    specialDays: [],
  },
  version: 4,
  updatedAt: null,
  updatedByName: null,
};
const patches = (calls: ReturnType<typeof fakeServer>['calls']) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
const save = () => userEvent.click(screen.getByRole('button', { name: /^Save/ }));

it('sends only what was changed, with the version that was read', async () => {
  const { calls } = fakeServer(answers(getClinicInfo, info), answers(editClinic, { ...info, version: 5 }));
  await renderScreen(<Component />, { user: admin });
  const address = await screen.findByLabelText('Address');
  await userEvent.clear(address);
  await userEvent.type(address, 'Kase 3');
  await userEvent.type(screen.getByLabelText('E-mail addresses'), 'info@example.com{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Add hours on Tuesday' }));
  await save();
  await waitFor(() => expect(patches(calls)).toHaveLength(1));
  expect(patches(calls)[0]).toEqual({
    replaces: 4,
    address: 'Kase 3',
    emails: ['info@example.com'],
    weekly: [
      { weekday: 1, opens: '08:00', closes: '17:00' },
      { weekday: 2, opens: '08:00', closes: '17:00' },
    ],
  });
});

it('takes a special day as it is typed, and none that the calendar does not have', async () => {
  const { calls } = fakeServer(answers(getClinicInfo, info), answers(editClinic, { ...info, version: 5 }));
  await renderScreen(<Component />, { user: admin });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a day' }));
  await userEvent.type(screen.getByLabelText('Day'), '31');
  await userEvent.type(screen.getByLabelText('Month'), '2');
  await userEvent.type(screen.getByLabelText('Year'), '2099');
  await userEvent.type(screen.getByLabelText('Name'), 'Holiday');
  await save();
  expect(await screen.findByText(/Each day needs a date and a name/)).toBeTruthy();
  expect(patches(calls)).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Day'));
  await userEvent.type(screen.getByLabelText('Day'), '4');
  await save();
  await waitFor(() => expect(patches(calls)).toHaveLength(1));
  expect(patches(calls)[0]).toMatchObject({ specialDays: [{ day: '2099-02-04', name: 'Holiday' }] });
});

it('a special day that was over by itself stops nobody from saving the rest; a new one is pointed out', async () => {
  const over = { day: '2020-02-24', name: 'Independence Day', intervals: [] };
  const withOver = { ...info, openingHours: { ...info.openingHours, specialDays: [over] } };
  const { calls } = fakeServer(
    answers(getClinicInfo, withOver),
    answers(editClinic, { ...info, version: 5 }),
  );
  await renderScreen(<Component />, { user: admin });
  await userEvent.type(await screen.findByLabelText('Address'), 'b');
  await userEvent.type(screen.getByLabelText('Name'), ', again');
  await save();
  expect(await screen.findByText(/^A day in this list is over/)).toBeTruthy();
  expect(screen.queryByText(/Each day needs a date and a name/)).toBeNull();
  expect(patches(calls)).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), over.name);
  await save();
  await waitFor(() => expect(patches(calls)).toEqual([{ replaces: 4, address: 'Pärna 12b' }]));
});

it('says which website is no website, and sends nothing', async () => {
  const { calls } = fakeServer(answers(getClinicInfo, info));
  await renderScreen(<Component />, { user: admin });
  await userEvent.type(await screen.findByLabelText('Websites'), 'parnaoru.ee{Enter}');
  await save();
  expect(await screen.findByText('A website starts with http:// or https://')).toBeTruthy();
  expect(patches(calls)).toEqual([]);
});

it('the later of two admins keeps what they typed, learns who was faster, and saves over it', async () => {
  const server = fakeServer(answers(getClinicInfo, info), refuses(editClinic, 469, 'CLINIC_INFO_CHANGED'));
  await renderScreen(<Component />, { user: admin });
  const address = await screen.findByLabelText<HTMLInputElement>('Address');
  await userEvent.type(address, 'b');
  const theirs = {
    ...info,
    phone: null,
    version: 5,
    updatedByName: 'Anu Saar',
    updatedAt: '2026-03-11T10:00:00.000Z',
  };
  server.change(answers(getClinicInfo, theirs));
  await save();
  const told = await screen.findByRole('alert');
  await waitFor(() => expect(within(told).getByText(/Anu Saar/)).toBeTruthy());
  expect(address.value).toBe('Pärna 12b');
  server.change(answers(editClinic, { ...theirs, version: 6 }));
  await save();
  await waitFor(() => expect(patches(server.calls)).toHaveLength(2));
  expect(patches(server.calls)[1]).toEqual({ replaces: 5, address: 'Pärna 12b' });
});

it('is not shown to who administers another clinic than the chosen one', async () => {
  const { calls } = fakeServer();
  await renderScreen(<Component />, { user: staff });
  expect(screen.getByRole('heading', { name: 'Only the clinic’s admins can open this page' })).toBeTruthy();
  expect(calls).toEqual([]);
});
