import type { startDigitalId } from '@tervita/contract/auth';
import { call } from '../../core/api/call.ts';
import { light } from '../../core/api/light.ts';
import { now } from '../../core/clock.ts';
import { currentLanguage } from '../../core/texts/index.ts';
import { beginAttempt } from './attempt.ts';

const route = light<typeof startDigitalId>('POST', '/dokobit-session');

interface Options {
  /** Whoever is signed in another way proves who they are, and keeps their account. */
  readonly confirm?: boolean;
  readonly signal?: AbortSignal;
  /** In place of a page that would send whoever comes back to it away again. */
  readonly replaces?: boolean;
}

/** Sends the browser to the digital-ID gateway; it comes back to /complete-login. */
export const goToDigitalId = async ({
  confirm = false,
  signal,
  replaces = false,
}: Options = {}): Promise<void> => {
  const body = { locale: currentLanguage(), ...(confirm ? { confirm } : {}) };
  const { url } = await call(route, { body }, { signal });
  beginAttempt(now(), 'DIGITAL_ID');
  if (replaces) location.replace(url);
  else location.assign(url);
};
