import {
  changeClinicSetting,
  getClinicSetting,
  getSubscription,
  upgradeSubscription,
} from '@tervita/contract/clinics';
import type { Answer } from '@tervita/contract/core';
import { listClinicTypes } from '@tervita/contract/problem-types';
import { type ProblemType, patientGroupOf, reasonOption } from '@tervita/domain/problem-types';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenStaff } from '../../../core/session/given.ts';
import { answers, fakeServer, refuses } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component } from './clinic-features-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const staff = givenStaff();
const admin = givenStaff({ employments: staff.employments.map((each) => ({ ...each, isAdmin: true })) });
type Setting = Answer<typeof getClinicSetting>;
const setting: Setting = {
  translation: 'ENABLED',
  aiSummarization: 'DISABLED',
  aiSmartQuestionnaire: 'NOT_AVAILABLE',
  questionnaires: 'NOT_AVAILABLE',
  expectedReply: 'ENABLED',
  typesOff: ['KNEE_PAIN'],
};
const typeOf = (type: ProblemType) => ({
  ...reasonOption(type),
  group: patientGroupOf(type),
  isOffered: true,
  filling: null,
});
const basic = answers(getSubscription, {
  plan: 'BASIC',
  validFrom: '2026-01-01T10:00:00.000Z',
  trialDaysLeft: null,
});
const types = answers(listClinicTypes, {
  eContactTypes: (['KNEE_PAIN', 'BACK_PAIN', 'OTHER_PROBLEM', 'ISI'] as const).map(typeOf),
  questionnaires: 'NOT_AVAILABLE',
});
const open = async (at = '/admin/clinic-features', ...more: Parameters<typeof fakeServer>) => {
  const server = fakeServer(basic, types, answers(getClinicSetting, setting), ...more);
  await renderScreen(<Component />, { user: admin, at });
  return server;
};
const sent = (calls: ReturnType<typeof fakeServer>['calls'], method: string) =>
  calls.filter((each) => each.method === method).map(({ body }) => body);

it('switches what the clinic has, and locks what its plan lacks', async () => {
  const { calls } = await open(
    undefined,
    answers(changeClinicSetting, { ...setting, aiSummarization: 'ENABLED' }),
  );
  const summary = await screen.findByRole('switch', { name: /^AI summary/ });
  expect(summary.getAttribute('aria-checked')).toBe('false');
  expect(screen.queryByRole('switch', { name: /smart questionnaire/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'See what Premium brings' }).getAttribute('href')).toBe(
    '/admin/clinic-features?upgrade',
  );
  await userEvent.click(summary);
  await waitFor(() => expect(sent(calls, 'PATCH')).toEqual([{ aiSummarization: 'ENABLED' }]));
});

it('switches reasons off and on, own words excepted', async () => {
  const { calls } = await open(undefined, answers(changeClinicSetting, setting));
  const knee = await screen.findByRole('switch', { name: 'Knee pain' });
  expect(knee.getAttribute('aria-checked')).toBe('false');
  await userEvent.click(knee);
  await userEvent.click(screen.getByRole('switch', { name: 'Back pain' }));
  await waitFor(() =>
    expect(sent(calls, 'PATCH')).toEqual([{ typesOn: ['KNEE_PAIN'] }, { typesOff: ['BACK_PAIN'] }]),
  );
  const always = screen.getAllByRole('switch').filter((each) => each.hasAttribute('disabled'));
  expect(always.length).toBe(2);
});

it('takes the larger plan in two steps, by somebody who may and says so', async () => {
  const premium = { plan: 'PREMIUM', validFrom: '2026-03-12T10:00:00.000Z', trialDaysLeft: null } as const;
  const { calls } = await open('/admin/clinic-features?upgrade', answers(upgradeSubscription, premium));
  const dialog = await screen.findByRole('dialog', { name: 'Premium for your clinic' });
  expect(within(dialog).getByText(/virus check of every file/)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
  await userEvent.click(within(dialog).getByRole('button', { name: /^Upgrade to Premium/ }));
  expect(await within(dialog).findByText('Confirm that you may order it')).toBeTruthy();
  expect(sent(calls, 'POST')).toEqual([]);
  await userEvent.click(within(dialog).getByRole('checkbox'));
  await userEvent.click(within(dialog).getByRole('button', { name: /^Upgrade to Premium/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(calls, 'POST')).toEqual([{ plan: 'PREMIUM' }]);
});

it('offers no larger plan to a clinic that has it, but does to one that only tries it', async () => {
  const premium = { plan: 'PREMIUM', validFrom: '2026-03-12T10:00:00.000Z' } as const;
  const tries = answers(getSubscription, { ...premium, trialDaysLeft: 3 });
  await open('/admin/clinic-features?upgrade', tries);
  expect(await screen.findByRole('dialog', { name: 'Premium for your clinic' })).toBeTruthy();
  cleanup();
  await open('/admin/clinic-features?upgrade', answers(getSubscription, { ...premium, trialDaysLeft: null }));
  expect(await screen.findByText('Premium')).toBeTruthy();
  expect(await screen.findByRole('switch', { name: 'Knee pain' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('offers the largest plan to a clinic that has something between', async () => {
  const between = { plan: 'SPECIAL', validFrom: '2026-01-01T10:00:00.000Z', trialDaysLeft: null } as const;
  await open('/admin/clinic-features?upgrade', answers(getSubscription, between));
  await screen.findByRole('dialog');
});

it('asks for a new sign-in when the last is too old', async () => {
  await open('/admin/clinic-features?upgrade', refuses(upgradeSubscription, 468, 'SIGN_IN_TOO_OLD'));
  const dialog = await screen.findByRole('dialog', { name: 'Premium for your clinic' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Continue' }));
  await userEvent.click(within(dialog).getByRole('checkbox'));
  await userEvent.click(within(dialog).getByRole('button', { name: /^Upgrade to Premium/ }));
  expect(await within(dialog).findByRole('button', { name: 'Sign in again' })).toBeTruthy();
});
