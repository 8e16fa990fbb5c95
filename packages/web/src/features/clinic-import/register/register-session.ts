import { type RegisterMethod, registerMethods } from '@tervita/domain/clinic-import';
import { now } from '../../../core/clock.ts';
import { forget, recall, remember } from '../../../core/storage.ts';

/** What this tab knows of the sign-in for an import; whether it counts is the server's to say. */
export interface RegisterSession {
  readonly method: RegisterMethod;
  readonly sessionId: string;
  readonly status: 'SUCCESS';
  readonly expiresAt: string;
}

const key = 'register-session';

export const saveRegisterSession = (session: RegisterSession): void =>
  remember('session', key, JSON.stringify(session));

export const forgetRegisterSession = (): void => forget('session', key);

const parsed = (text: string | null): Partial<RegisterSession> => {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
};

/** Undefined without a success, or when its time has passed. */
export const registerSession = (): RegisterSession | undefined => {
  const { method, sessionId, status, expiresAt } = parsed(recall('session', key));
  if (status !== 'SUCCESS' || !method || !registerMethods.includes(method)) return undefined;
  if (typeof sessionId !== 'string' || typeof expiresAt !== 'string') return undefined;
  return Date.parse(expiresAt) > now().getTime() ? { method, sessionId, status, expiresAt } : undefined;
};
