import { logout } from '@tervita/contract/auth';
import { saveDraft } from '@tervita/contract/e-contacts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tidyDrafts, writeDraft } from '../core/drafts/drafts.ts';
import { beforeLeaving, currentSession, logOut, onSessionEnd } from '../core/session/index.ts';
import { draftId, givenContent } from '../features/e-contacts/patient/drafts/given.ts';
import { keepUnsaved } from '../features/e-contacts/patient/drafts/unsaved-draft.ts';
import { user } from '../features/e-contacts/patient/flow/given.ts';
import { answers, fakeServer } from '../testing/answers.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { leaveDevice, saveUnsaved } from './leave-device.ts';
import { LeavingSignedIn } from './shell/leaving-signed-in.tsx';

const { userId } = user;
const words = 'Selg valutab juba nädal aega';
const onDevice = () => JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage });
const written = () =>
  keepUnsaved(userId, { ...givenContent({ text: words }), id: draftId, version: 0, tried: [] });
const saves = answers(saveDraft, {
  id: draftId,
  version: 1,
  updatedAt: '2026-03-10T08:00:00.000Z',
  warning: null,
});

let stops: (() => void)[] = [];
beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  tidyDrafts(userId, new Date());
  stops = [beforeLeaving(saveUnsaved), onSessionEnd((why) => why === 'logged-out' && leaveDevice(userId))];
  await renderScreen(<LeavingSignedIn />, { user });
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
});

it('what the server does not have is sent there before the sign-out, and nothing is asked', async () => {
  written();
  const { calls } = fakeServer(saves, answers(logout, {}));
  expect(await logOut()).toBe(true);
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    `PUT /api/patient/e-contacts/drafts/${draftId}`,
    'POST /api/logout',
  ]);
  expect(calls[0]?.body).toMatchObject({ text: words });
  expect(onDevice()).not.toContain('valutab');
});

it('what cannot be sent is not lost unasked: who stays keeps it and the session', async () => {
  written();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const left = logOut();
  expect((await screen.findByRole('alertdialog')).textContent).toContain('only on this device');
  await userEvent.click(screen.getByRole('button', { name: 'Stay signed in' }));
  expect(await left).toBe(false);
  expect(currentSession()).not.toBeNull();
  expect(onDevice()).toContain(words);
});

it('who deletes it leaves nothing of theirs behind', async () => {
  written();
  localStorage.setItem(`tervita.complete-reason.${userId}`, 'DONE');
  localStorage.setItem('tervita.language', 'en');
  sessionStorage.setItem('tervita.reason-search', 'selg');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const left = logOut();
  await userEvent.click(await screen.findByRole('button', { name: 'Sign out and delete it' }));
  expect(await left).toBe(true);
  expect(currentSession()).toBeNull();
  await waitFor(() => expect(onDevice()).not.toMatch(/selg|valutab/i));
  expect(onDevice()).not.toContain(userId);
  expect(localStorage.getItem('tervita.language')).toBe('en');
});

it('an answer in a thread that was not sent is asked about too', async () => {
  writeDraft(userId, 'thread.1', 'Aitäh, homme sobib', new Date());
  fakeServer(answers(logout, {}));
  const left = logOut();
  await userEvent.click(await screen.findByRole('button', { name: 'Stay signed in' }));
  expect(await left).toBe(false);
  expect(onDevice()).toContain('homme sobib');
});

it('names the e-contacts in which staff typed it, each once and as a link that stays', async () => {
  writeDraft(userId, 'reply/e1', 'Tulge homme', new Date(), 'session');
  writeDraft(userId, 'note/e1', 'Helistada', new Date(), 'session');
  writeDraft(userId, 'reply/e2', 'Kõik on korras', new Date(), 'session');
  // The server has these.
  writeDraft(userId, 'reply/e3', 'Aitäh', new Date(), 'session', true);
  const left = logOut();
  const dialog = within(await screen.findByRole('alertdialog'));
  const links = dialog.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/e-contacts/e1', '/e-contacts/e2']);
  await userEvent.click(links[0] as HTMLElement);
  expect(await left).toBe(false);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
