import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { givenSession, givenStaff, givenUser } from './given.ts';
import { adoptSession, closeSession, currentSession, endingStore, onSessionEnd } from './session-store.ts';
import { watchSession } from './watch-session.ts';

const answers = (byPath: Record<string, unknown>) => {
  const fake = vi.fn<typeof fetch>((address) => {
    const body = byPath[String(address)];
    const init = { status: body === undefined ? 503 : 200, headers: { 'content-type': 'application/json' } };
    return Promise.resolve(new Response(JSON.stringify(body ?? {}), init));
  });
  vi.stubGlobal('fetch', fake);
  return fake;
};
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-12T10:00:00Z') });
  adoptSession(givenSession(givenUser()));
  stop = watchSession();
});
afterEach(() => {
  stop();
  closeSession('expired');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the life of a session in the browser', () => {
  it('is extended silently when less than five minutes remain and somebody is there', async () => {
    const extended = givenSession(givenUser(), '2026-03-12T10:55:30.000Z');
    const fake = answers({ '/api/login/extend': extended });
    await minutes(24);
    expect(fake).not.toHaveBeenCalled();
    await minutes(1.5);
    dispatchEvent(new Event('keydown'));
    await minutes(0.1);
    expect(fake).toHaveBeenCalledTimes(1);
    expect(currentSession()?.expiration).toBe(extended.expiration);
    expect(endingStore.get()).toBe(false);
  });

  it('asks an idle person two minutes before the end', async () => {
    const fake = answers({});
    await minutes(27.9);
    expect(endingStore.get()).toBe(false);
    await minutes(0.2);
    expect(endingStore.get()).toBe(true);
    expect(fake).not.toHaveBeenCalled();
  });

  it('ends when the time is up and the server agrees', async () => {
    answers({ '/api/session': { login: null } });
    const ended = vi.fn();
    const unsubscribe = onSessionEnd(ended);
    await minutes(30.1);
    expect(ended).toHaveBeenCalledWith('expired', expect.objectContaining({ endsAt: expect.any(String) }));
    expect(currentSession()).toBeNull();
    unsubscribe();
  });

  it('goes on when another tab has extended it meanwhile', async () => {
    const login = givenSession(givenUser(), '2026-03-12T10:59:00.000Z');
    answers({ '/api/session': { login } });
    await minutes(30.1);
    expect(currentSession()?.expiration).toBe(login.expiration);
    expect(endingStore.get()).toBe(false);
  });

  it('of a patient goes on without a connection, and ends when the server says so', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await minutes(31);
    expect(currentSession()).not.toBeNull();
    answers({ '/api/session': { login: null } });
    await minutes(0.2);
    expect(currentSession()).toBeNull();
  });

  it('of staff ends at its time, with or without a connection', async () => {
    adoptSession(givenSession(givenStaff()));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await minutes(31);
    expect(currentSession()).toBeNull();
  });
});
