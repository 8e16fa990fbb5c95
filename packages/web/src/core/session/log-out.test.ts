import { getSession, logout } from '@tervita/contract/auth';
import { getGlobalMessages } from '@tervita/contract/global-messages';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answers, fakeServer, refuses } from '../../testing/answers.ts';
import { call } from '../api/index.ts';
import { givenSession, givenUser } from './given.ts';
import {
  confirmExpiry,
  extendSession,
  loadSession,
  logOut,
  openSession,
  wasLeft,
} from './session-actions.ts';
import { adoptSession, currentSession, onSessionEnd } from './session-store.ts';

beforeEach(() => {
  localStorage.clear();
  adoptSession(givenSession(givenUser()));
});
afterEach(() => vi.unstubAllGlobals());

const lateLogOut = `/api/logout?endsAt=${encodeURIComponent('2026-03-12T22:00:00.000Z')}`;
const signedIn = answers(getSession, { login: givenSession(givenUser()) });

it('who signs out without a connection is signed out; the server hears of it before anything else', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await logOut();
  expect(currentSession()).toBeNull();
  await expect(loadSession()).rejects.toMatchObject({ status: 0 });

  const { calls } = fakeServer(answers(logout, {}), answers(getSession, { login: null }));
  expect(await loadSession()).toBeNull();
  expect(calls.map(({ path }) => path)).toEqual([lateLogOut, '/api/session']);
  await loadSession();
  expect(calls.map(({ path }) => path)).toEqual([lateLogOut, '/api/session', '/api/session']);
});

const offline = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
const endsAtSent = (calls: readonly { path: string }[]) =>
  calls
    .filter(({ path }) => path.startsWith('/api/logout'))
    .map(({ path }) => new URLSearchParams(path.split('?')[1]).get('endsAt'));

it('what the server hears later names the sign-in that was left, never the next one', async () => {
  offline();
  const left = currentSession()?.endsAt;
  await logOut();
  const next = { ...givenSession(givenUser()), endsAt: '2026-03-13T06:00:00.000Z' };
  openSession(next);
  // A reload, or a second tab.
  const { calls } = fakeServer(answers(logout, {}), answers(getSession, { login: next }));
  expect(await loadSession()).toEqual(next);
  expect(endsAtSent(calls)).toEqual([left]);
});

it('somebody else who has signed in since stays signed in', async () => {
  offline();
  await logOut();
  const { calls } = fakeServer(refuses(logout, 469, 'SESSION_CHANGED'), signedIn);
  expect(await loadSession()).not.toBeNull();
  await loadSession();
  expect(endsAtSent(calls)).toHaveLength(1);
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

it('waits for what was asked before, and asks nothing more for somebody who has left', async () => {
  const order: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    await new Promise((resolve) => setTimeout(resolve, address.includes('global-message') ? 20 : 5));
    order.push(address);
    return new Response('{}', { headers: { 'content-type': 'application/json' } });
  });
  const before = call(getGlobalMessages, { query: {} });
  const left = logOut();
  // The page is still there while its person leaves.
  await new Promise((resolve) => setTimeout(resolve, 1));
  const meanwhile = call(getGlobalMessages, { query: {} });
  await expect(meanwhile).rejects.toMatchObject({ status: 401 });
  expect(await left).toBe(true);
  await before;
  expect(order).toEqual(['/api/prm/global-message', '/api/logout']);
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

it('an answer that comes after somebody logged out does not bring them back', async () => {
  let extended: (answer: Response) => void = () => undefined;
  vi.stubGlobal('fetch', (address: string) =>
    address.endsWith('/login/extend')
      ? new Promise<Response>((resolve) => {
          extended = resolve;
        })
      : Promise.resolve(new Response('{}', { headers: { 'content-type': 'application/json' } })),
  );
  const extending = extendSession();
  await logOut();
  expect(currentSession()).toBeNull();
  const late = JSON.stringify(givenSession(givenUser()));
  extended(new Response(late, { headers: { 'content-type': 'application/json' } }));
  await extending;
  expect(currentSession()).toBeNull();
  expect(wasLeft()).toBe(true);
});

it('a sign-in that somebody ended is told from one that ran out, and its device forgets', async () => {
  fakeServer(answers(getSession, { login: null, wasEnded: true }));
  const ends: string[] = [];
  const stop = onSessionEnd((why) => ends.push(why));
  await confirmExpiry(new Date());
  stop();
  expect(ends).toEqual(['ended']);
  expect(wasLeft()).toBe(false);
  await loadSession();
  expect(wasLeft()).toBe(true);
});
