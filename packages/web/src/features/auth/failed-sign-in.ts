import { faultIdOf } from '../../core/api/error-notice.ts';
import { now } from '../../core/clock.ts';
import { type SignInFailure, signInFailureOf } from './sign-in-failure.ts';

export interface FailedSignIn {
  readonly why: SignInFailure;
  /** Of a fault on our side. */
  readonly requestId: string | undefined;
}

/** What is told of an error while somebody signs in. */
export const failedSignIn = (error: unknown, startedAt?: Date): FailedSignIn => ({
  why: signInFailureOf(error, { startedAt, now: now() }),
  requestId: faultIdOf(error),
});
