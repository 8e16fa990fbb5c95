import { forget, recall, remember } from '../../core/storage.ts';

const key = 'sign-in-started';

export const beginAttempt = (now: Date): void => remember('session', key, now.toISOString());

export const takeAttempt = (): Date | undefined => {
  const started = recall('session', key);
  forget('session', key);
  return started ? new Date(started) : undefined;
};
