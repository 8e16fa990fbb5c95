import type { startOutside } from '@tervita/contract/auth';
import type { OutsideProvider } from '@tervita/domain/auth';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../core/api/call.ts';
import { light } from '../../core/api/light.ts';
import { now } from '../../core/clock.ts';
import { currentLanguage } from '../../core/texts/index.ts';
import { beginAttempt } from './attempt.ts';
import { type FailedSignIn, failedSignIn } from './failed-sign-in.ts';
import { SignInFailed } from './sign-in-failed.tsx';
import { methodPaths } from './sign-in-methods.ts';
import { SigningIn } from './signing-in.tsx';
import { useAuthTexts } from './texts.ts';

const route = light<typeof startOutside>('POST', '/login/outside');

const start = async (provider: OutsideProvider, signal: AbortSignal): Promise<void> => {
  const { url } = await call(route, { body: { provider, locale: currentLanguage() } }, { signal });
  beginAttempt(now(), provider);
  // In place of this page, which would send whoever comes back here away again.
  location.replace(url);
};

/** Sends the browser to Google or Apple, as the address says. */
export function Component() {
  const { outside, choose } = useAuthTexts().auth;
  const { pathname } = useLocation();
  const provider = pathname === methodPaths.APPLE ? 'APPLE' : 'GOOGLE';
  const [failure, setFailure] = useState<FailedSignIn>();
  useEffect(() => {
    const leaving = new AbortController();
    start(provider, leaving.signal).catch((error: unknown) => {
      if (!leaving.signal.aborted) setFailure(failedSignIn(error));
    });
    return () => leaving.abort();
  }, [provider]);
  if (failure) return <SignInFailed {...failure} method={provider} />;
  return <SigningIn {...outside.starting(choose.methods[provider])} />;
}
