import { useEffect, useState } from 'react';
import { now } from '../../core/clock.ts';
import { goToDigitalId } from './go-to-digital-id.ts';
import { SignInFailed } from './sign-in-failed.tsx';
import { type SignInFailure, signInFailureOf } from './sign-in-failure.ts';
import { SigningIn } from './signing-in.tsx';
import { useAuthTexts } from './texts.ts';

/** Sends the browser to the digital-ID gateway. */
export function Component() {
  const { starting } = useAuthTexts().auth;
  const [failure, setFailure] = useState<SignInFailure>();
  useEffect(() => {
    const leaving = new AbortController();
    goToDigitalId({ signal: leaving.signal, replaces: true }).catch((error: unknown) => {
      if (!leaving.signal.aborted) setFailure(signInFailureOf(error, { startedAt: undefined, now: now() }));
    });
    return () => leaving.abort();
  }, []);
  return failure ? <SignInFailed why={failure} method="DIGITAL_ID" /> : <SigningIn {...starting} />;
}
