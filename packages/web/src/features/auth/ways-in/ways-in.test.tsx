import { getSession, listWaitingWaysIn, settleWaysIn } from '@tervita/contract/auth';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenSession, givenUser } from '../../../core/session/given.ts';
import { saveRequestedRoute } from '../../../core/session/index.ts';
import { answers, fakeServer, refuses } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component as WaysInPage } from './ways-in-page.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const at = '/ways-in';
const user = givenUser();
const google = '01a1e019-2e22-7000-8000-000000000001';
const password = '01a1e019-2e22-7000-8000-000000000002';
const ways = [
  { id: google, method: 'GOOGLE' as const, address: null },
  { id: password, method: 'PASSWORD' as const, address: 'mari@example.com' },
];
const session = () => answers(getSession, { login: givenSession(user) });
const open = () => renderScreen(<WaysInPage />, { at, path: at, user });
const sentBodies = (calls: { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);

it('keeps nothing unless it is ticked', async () => {
  saveRequestedRoute('/settings');
  const { calls } = fakeServer(answers(listWaitingWaysIn, { ways }), answers(settleWaysIn, {}), session());
  const { router } = await open();
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ checked }) => checked)).toEqual([false, false]);
  expect(screen.getByText('mari@example.com')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /^Remove all and continue/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings'));
  expect(sentBodies(calls)).toEqual([{ keep: [] }]);
});

it('keeps what is ticked', async () => {
  const { calls } = fakeServer(answers(listWaitingWaysIn, { ways }), answers(settleWaysIn, {}), session());
  const { router } = await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Sign in with e-mail and password' }));
  await userEvent.click(screen.getByRole('button', { name: /^Keep what is ticked/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(sentBodies(calls)).toEqual([{ keep: [password] }]);
});

it('says what went wrong, and goes on when there is nothing to ask', async () => {
  const { change } = fakeServer(
    answers(listWaitingWaysIn, { ways }),
    refuses(settleWaysIn, 468, 'SIGN_IN_TOO_OLD'),
  );
  const { unmount } = await open();
  await userEvent.click(await screen.findByRole('button', { name: /^Remove all and continue/ }));
  expect((await screen.findByRole('alert')).textContent).toContain('15 minutes');
  unmount();
  change(answers(listWaitingWaysIn, { ways: [] }));
  const { router } = await open();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
