import { ApiError } from '../../core/api/api-error.ts';

export type SignInFailure = 'cancelled' | 'refused' | 'timedOut' | 'underage' | 'unavailable' | 'other';

/** As long as the server remembers an attempt. */
const attemptLife = 15 * 60_000;

const byCode: Record<string, SignInFailure> = {
  PERSON_IS_UNDERAGE: 'underage',
  DIGITAL_ID_NOT_AVAILABLE: 'unavailable',
  OUTSIDE_SIGN_IN_NOT_AVAILABLE: 'unavailable',
  OUTSIDE_SIGN_IN_CANCELLED: 'cancelled',
  OFFLINE: 'unavailable',
  TIMEOUT: 'unavailable',
};

interface Attempt {
  readonly startedAt: Date | undefined;
  readonly now: Date;
}

/** What went wrong, as far as the person can do something about it. */
export const signInFailureOf = (error: unknown, { startedAt, now }: Attempt): SignInFailure => {
  if (!(error instanceof ApiError)) return 'other';
  if (error.code === 'DIGITAL_ID_FAILED' || error.code === 'OUTSIDE_SIGN_IN_FAILED') {
    const isLate = startedAt !== undefined && now.getTime() - startedAt.getTime() > attemptLife;
    return isLate ? 'timedOut' : 'refused';
  }
  if (error.status === 503 || error.status === 504) return 'unavailable';
  return byCode[error.code ?? ''] ?? 'other';
};
