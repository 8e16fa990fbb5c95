import { getSession, logout } from '@tervita/contract/auth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answers, fakeServer, refuses } from '../../testing/answers.ts';
import { givenSession, givenUser } from './given.ts';
import { confirmExpiry, loadSession, logOut } from './session-actions.ts';
import { adoptSession, currentSession, onSessionEnd } from './session-store.ts';

beforeEach(() => {
  localStorage.clear();
  adoptSession(givenSession(givenUser()));
});
afterEach(() => vi.unstubAllGlobals());

const signedIn = answers(getSession, { login: givenSession(givenUser()) });

it('who signs out without a connection is signed out; the server hears of it before anything else', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await logOut();
  expect(currentSession()).toBeNull();
  await expect(loadSession()).rejects.toMatchObject({ status: 0 });

  const { calls } = fakeServer(answers(logout, {}), answers(getSession, { login: null }));
  expect(await loadSession()).toBeNull();
  expect(calls.map(({ path }) => path)).toEqual(['/api/logout', '/api/session']);
  await loadSession();
  expect(calls.map(({ path }) => path)).toEqual(['/api/logout', '/api/session', '/api/session']);
});

it('a session that had ended by itself needs no second end', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await logOut();
  fakeServer(refuses(logout, 401, 'NOT_SIGNED_IN'), signedIn);
  expect(await loadSession()).not.toBeNull();
});

it('with a connection nothing is left to do', async () => {
  const { calls } = fakeServer(answers(logout, {}), signedIn);
  await logOut();
  await loadSession();
  expect(calls.map(({ path }) => path)).toEqual(['/api/logout', '/api/session']);
});

it('another tab that hears of the end first knows that somebody logged out', async () => {
  localStorage.setItem('tervita.left-at', String(Date.now()));
  fakeServer(answers(getSession, { login: null }));
  const ends: string[] = [];
  const stop = onSessionEnd((why) => ends.push(why));
  await confirmExpiry(new Date());
  stop();
  expect(ends).toEqual(['logged-out']);
});
