import { getSubscription } from '@tervita/contract/clinics';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { givenStaff } from '../../core/session/given.ts';
import { answers, fakeServer } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { PlanNotice } from './plan-notice.tsx';

afterEach(() => vi.unstubAllGlobals());

const staff = givenStaff();
const admin = givenStaff({ employments: staff.employments.map((each) => ({ ...each, isAdmin: true })) });
const subscribed = (plan: 'BASIC' | 'PREMIUM', trialDaysLeft: number | null) =>
  answers(getSubscription, { plan, validFrom: '2026-01-01T10:00:00.000Z', trialDaysLeft });
const at = '/clinic-e-contacts';

it('tells an admin what the clinic lacks, or how much of a trial is left', async () => {
  fakeServer(subscribed('BASIC', null));
  const { unmount } = await renderScreen(<PlanNotice />, { user: admin, at });
  expect((await screen.findByRole('link', { name: 'See Premium' })).getAttribute('href')).toBe(
    '/admin/clinic-features?upgrade',
  );
  unmount();
  fakeServer(subscribed('PREMIUM', 12));
  await renderScreen(<PlanNotice />, { user: admin, at });
  expect(await screen.findByText(/12 days left/)).toBeTruthy();
});

it('says nothing to others, on other pages, nor where the clinic has all', async () => {
  const { calls } = fakeServer(subscribed('BASIC', null));
  const { unmount } = await renderScreen(<PlanNotice />, { user: staff, at });
  unmount();
  const elsewhere = await renderScreen(<PlanNotice />, { user: admin, at: '/settings' });
  elsewhere.unmount();
  expect(calls).toEqual([]);
  const server = fakeServer(subscribed('PREMIUM', null));
  await renderScreen(<PlanNotice />, { user: admin, at });
  await waitFor(() => expect(server.calls).toHaveLength(1));
  expect(screen.queryByRole('link')).toBeNull();
});
