import { describe, expect, it } from 'vitest';
import { sessionStep } from './session-policy.ts';

const start = Date.parse('2026-03-12T10:00:00Z');
const at = (minutes: number) => new Date(start + minutes * 60_000);
const session = { expiration: at(30).toISOString(), endsAt: at(720).toISOString() };
const step = (minutes: number, idleMinutes: number, more: object = {}) =>
  sessionStep({
    ...session,
    now: at(minutes),
    lastActiveAt: at(minutes - idleMinutes),
    isWarned: false,
    ...more,
  });

describe('what to do about a session of 30 minutes', () => {
  it.each([
    [10, 0, 'rest'],
    [25, 0, 'rest'],
    [25.1, 0, 'extend'],
    [25.1, 0.9, 'extend'],
    [25.1, 1, 'rest'],
    [27.9, 10, 'rest'],
    [28, 10, 'warn'],
    [28, 0, 'extend'],
    [30, 0, 'expired'],
    [99, 0, 'expired'],
  ])('at minute %d, idle for %d: %s', (minutes, idle, expected) => {
    expect(step(minutes, idle)).toBe(expected);
  });

  it('leaves it to the dialog once that is open', () => {
    expect(step(29, 0, { isWarned: true })).toBe('rest');
    expect(step(30, 0, { isWarned: true })).toBe('expired');
  });

  it('does not try to extend past the last end', () => {
    const last = { endsAt: session.expiration };
    expect(step(26, 0, last)).toBe('rest');
    expect(step(28, 0, last)).toBe('warn');
  });
});
