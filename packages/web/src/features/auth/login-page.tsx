import type { startDigitalId } from '@tervita/contract/auth';
import { useEffect, useState } from 'react';
import { call } from '../../core/api/call.ts';
import { light } from '../../core/api/light.ts';
import { now } from '../../core/clock.ts';
import { currentLanguage } from '../../core/texts/index.ts';
import { beginAttempt } from './attempt.ts';
import { SignInFailed } from './sign-in-failed.tsx';
import { type SignInFailure, signInFailureOf } from './sign-in-failure.ts';
import { SigningIn } from './signing-in.tsx';
import { useAuthTexts } from './texts.ts';

const route = light<typeof startDigitalId>('POST', '/dokobit-session');

const start = async (signal: AbortSignal): Promise<void> => {
  const { url } = await call(route, { body: { locale: currentLanguage() } }, { signal });
  beginAttempt(now(), 'DIGITAL_ID');
  // In place of this page, which would send whoever comes back here away again.
  location.replace(url);
};

/** Sends the browser to the digital-ID gateway. */
export function Component() {
  const { starting } = useAuthTexts().auth;
  const [failure, setFailure] = useState<SignInFailure>();
  useEffect(() => {
    const leaving = new AbortController();
    start(leaving.signal).catch((error: unknown) => {
      if (!leaving.signal.aborted) setFailure(signInFailureOf(error, { startedAt: undefined, now: now() }));
    });
    return () => leaving.abort();
  }, []);
  return failure ? <SignInFailed why={failure} method="DIGITAL_ID" /> : <SigningIn {...starting} />;
}
