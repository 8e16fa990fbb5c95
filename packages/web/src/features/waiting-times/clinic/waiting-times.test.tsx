import { changeClinicSetting, listMyClinics } from '@tervita/contract/clinics';
import { getWaitingTimes, type WaitingTimes } from '@tervita/contract/waiting-times';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenStaff } from '../../../core/session/given.ts';
import { answers, fakeServer } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component } from './waiting-times-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const nurse = givenStaff();
const admin = givenStaff({ employments: nurse.employments.map((each) => ({ ...each, isAdmin: true })) });
const clinicId = nurse.employments[0]?.clinicId ?? '';
const clinics = answers(listMyClinics, {
  clinics: nurse.employments.map(({ clinicId: id, clinicName }) => ({
    clinicId: id,
    name: clinicName,
    country: 'EE',
    registrationCode: null,
    address: null,
    phone: null,
    websites: [],
    emails: [],
    kind: 'FAMILY_DOCTOR' as const,
    plan: 'PREMIUM' as const,
    validFrom: '2026-01-01T10:00:00.000Z',
    openingHours: {
      timeZone: 'Europe/Tallinn',
      weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '08:00', closes: '17:00' })),
      specialDays: [],
    },
  })),
});
const weeks = Array.from({ length: 12 }, (_, week) => ({
  from: new Date(Date.UTC(2025, 11, 22 + 7 * week)).toISOString().slice(0, 10),
  count: week === 3 ? 0 : 10,
  half: week === 3 ? null : 130,
  nineOfTen: week === 3 ? null : 450,
}));
const times: WaitingTimes = {
  from: '2026-02-13',
  to: '2026-03-12',
  workingDay: 540,
  firstAnswer: { count: 200, half: 130, nineOfTen: 450 },
  completion: { count: 180, half: 600, nineOfTen: 1860 },
  sameDay: { share: 0.86, before: 0.81 },
  now: { count: 14, overDay: 2, longest: 720 },
  weekdays: [{ weekday: 1, count: 40, half: 185, nineOfTen: 500, completedHalf: 600 }],
  weeks,
  types: (['COUGH', 'BACK_PAIN', 'HEADACHE', 'QUESTION', 'KNEE_PAIN', 'SKIN_RASH'] as const).map((type) => ({
    type,
    count: 20,
    half: 95,
    nineOfTen: 330,
    completedHalf: 380,
  })),
  expected: { by: '2099-03-11T08:00:00.000Z', nineOfTenBy: '2099-03-11T13:30:00.000Z' },
  isShown: true,
};
const open = async (
  over: Partial<WaitingTimes> = {},
  user = admin,
  ...more: Parameters<typeof fakeServer>
) => {
  const server = fakeServer(answers(getWaitingTimes, { ...times, ...over }), clinics, ...more);
  const { router } = await renderScreen(<Component />, { user, at: '/feedback/waiting-times' });
  await screen.findByText('to the first answer');
  return { ...server, router };
};

it('tells times in words, a day being a working day of the clinic', async () => {
  await open();
  within(screen.getByRole('region', { name: 'to the first answer' })).getByText('2 h 10 min');
  within(screen.getByRole('region', { name: 'to completion' })).getByText('1 d 1 h');
  within(screen.getByRole('region', { name: 'answered the same day' })).getByText(/86\s?%/);
  within(screen.getByRole('region', { name: 'wait for us now' })).getByText(
    '2 over a working day, longest 1 d 3 h',
  );
  expect(screen.getByRole('link', { name: 'wait for us now' }).getAttribute('href')).toBe(
    '/clinic-e-contacts',
  );
  await screen.findByText(/only opening hours count, Mon–Fri 8:00–17:00/);
});

it('a screen reader has each chart as a table, a week without answers says so, and anybody can ask for it', async () => {
  await open();
  const byWeek = screen.getByRole('region', { name: 'First answer by week' });
  within(byWeek).getByRole('row', { name: /12 Jan 0 No answers in this week –/ });
  within(screen.getByRole('region', { name: 'First answer by weekday' })).getByRole('row', {
    name: 'Monday 40 3 h 5 min 8 h 20 min 1 d 1 h',
  });
  await userEvent.click(within(byWeek).getByRole('radio', { name: 'Table' }));
  expect(within(byWeek).queryByText('half are faster')).toBeNull();
  const byReason = screen.getByRole('region', { name: 'By reason' });
  within(byReason).getByText('5 most frequent of 6');
  expect(within(byReason).getAllByRole('row')).toHaveLength(6);
});

it('the period stands in the address, and the server is asked for it', async () => {
  const { calls, router } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Last 28 days' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Last 90 days' }));
  expect(router.state.location.search).toBe('?period=LAST_90_DAYS');
  await waitFor(() => expect(calls.some(({ path }) => path.includes('period=LAST_90_DAYS'))).toBe(true));
});

it('shows what a patient reads; an admin switches it off', async () => {
  const { calls } = await open(
    {},
    admin,
    answers(changeClinicSetting, {
      translation: 'ENABLED',
      aiSummarization: 'ENABLED',
      aiSmartQuestionnaire: 'ENABLED',
      questionnaires: 'ENABLED',
      expectedReply: 'DISABLED',
      typesOff: [],
    }),
  );
  screen.getByText('Nine of ten get one by 15:30.', { exact: false });
  await userEvent.click(screen.getByRole('switch', { name: /^Show it to patients/ }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'PATCH')).toMatchObject([
      { path: expect.stringContaining(clinicId), body: { expectedReply: 'DISABLED' } },
    ]),
  );
});

it('others see how it stands and who changes it', async () => {
  await open({ expected: null }, nurse);
  expect(screen.getByRole('switch', { name: /^Show it to patients/ }).hasAttribute('disabled')).toBe(true);
  screen.getByText(/An admin of the clinic changes this/);
  screen.getByText('Nothing: there are fewer than 20 answers in the last 28 days.');
});

it('the file has every reason, in minutes', async () => {
  await open();
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  await userEvent.click(screen.getByRole('button', { name: 'CSV' }));
  await vi.waitFor(() => expect(click).toHaveBeenCalled());
  const [file] = made.mock.calls[0] ?? [];
  const lines = (await (file as Blob).text()).trim().split('\r\n');
  expect(lines).toHaveLength(1 + 1 + 1 + 12 + 6);
  expect(lines[1]).toBe('All;All;200;130;450;600');
});

it('nothing answered is said so', async () => {
  const none = { count: 0, half: null, nineOfTen: null };
  await open({
    firstAnswer: none,
    completion: none,
    weekdays: [],
    types: [],
    weeks: weeks.map(({ from }) => ({ from, ...none })),
    now: { count: 0, overDay: 0, longest: null },
    sameDay: { share: null, before: null },
    isShown: false,
  });
  screen.getByText('No answers in this time');
  screen.getByText('nobody waits');
  screen.getByText('Nothing: the clinic does not show it.');
});
