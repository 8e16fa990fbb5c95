import { cleanup, configure } from '@testing-library/react';
import * as react from 'react';
import { afterAll, afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest';
import { setDate } from './src/testing/set-date.ts';

// Files share one world, because a new one for each would take too long; what modules keep for themselves ends with a file.
vi.resetModules();
const { toasts } = await import('./src/ui/toasts.ts');

// Overlays fetch their code when they open; on a busy machine that takes longer than the second one waits by default.
configure({ asyncUtilTimeout: 15_000 });

// Every file begins on a Wednesday at noon in Tallinn, long after what is given in tests was written.
setDate('2026-11-18T10:00:00Z');
// Put back before each test: a test may have set another one.
const dateOfTests = Date;

// React notes the stack of every element it makes, for its warnings; that would take a seventh of the time of all tests.
// Above this number it stops.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  react as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });

let complaints: MockInstance<typeof console.error>;

beforeEach(() => {
  globalThis.Date = dateOfTests;
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

// What React or a library complains about is a bug of ours.
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
  toasts.clear();
  expect(complaints.mock.calls).toEqual([]);
});

// The page is left with its file: what it counted, and would tell a minute later, does not reach the server of the next.
afterAll(() => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  dispatchEvent(new Event('pagehide'));
  vi.unstubAllGlobals();
});
