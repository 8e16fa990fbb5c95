import { forget, recall, remember } from '../../core/storage.ts';
import { isSignInMethod, type SignInMethod } from './sign-in-methods.ts';

const key = 'sign-in-started';

export interface Attempt {
  readonly startedAt: Date | undefined;
  readonly method: SignInMethod;
}

export const beginAttempt = (now: Date, method: SignInMethod): void =>
  remember('session', key, `${method} ${now.toISOString()}`);

/** What this tab began before it went elsewhere. */
export const takeAttempt = (): Attempt => {
  const [method = '', started] = (recall('session', key) ?? '').split(' ');
  forget('session', key);
  return {
    method: isSignInMethod(method) ? method : 'DIGITAL_ID',
    startedAt: started ? new Date(started) : undefined,
  };
};
