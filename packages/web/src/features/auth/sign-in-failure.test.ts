import { describe, expect, it } from 'vitest';
import { ApiError } from '../../core/api/api-error.ts';
import { signInFailureOf } from './sign-in-failure.ts';

const now = new Date('2026-03-12T10:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

describe('why signing in failed', () => {
  it.each([
    [{ status: 468, code: 'DIGITAL_ID_FAILED' }, minutesAgo(1), 'refused'],
    [{ status: 468, code: 'DIGITAL_ID_FAILED' }, undefined, 'refused'],
    [{ status: 468, code: 'DIGITAL_ID_FAILED' }, minutesAgo(16), 'timedOut'],
    [{ status: 468, code: 'PERSON_IS_UNDERAGE' }, minutesAgo(1), 'underage'],
    [{ status: 468, code: 'DIGITAL_ID_NOT_AVAILABLE' }, minutesAgo(1), 'unavailable'],
    [{ status: 468, code: 'OUTSIDE_SIGN_IN_FAILED' }, minutesAgo(1), 'refused'],
    [{ status: 468, code: 'OUTSIDE_SIGN_IN_FAILED' }, minutesAgo(16), 'timedOut'],
    [{ status: 468, code: 'OUTSIDE_SIGN_IN_CANCELLED' }, minutesAgo(1), 'cancelled'],
    [{ status: 468, code: 'OUTSIDE_SIGN_IN_NOT_AVAILABLE' }, minutesAgo(1), 'unavailable'],
    [{ status: 503, code: 'TRY_LATER' }, minutesAgo(1), 'unavailable'],
    [{ status: 0, code: 'OFFLINE' }, minutesAgo(1), 'unavailable'],
    [{ status: 500, code: 'FAULT' }, minutesAgo(1), 'other'],
    [{ status: 400, code: 'BAD_INPUT' }, minutesAgo(1), 'other'],
  ])('%o', (answer, startedAt, expected) => {
    expect(signInFailureOf(new ApiError(answer), { startedAt, now })).toBe(expected);
  });
});
