import { useEffect, useState } from 'react';
import { type FailedSignIn, failedSignIn } from './failed-sign-in.ts';
import { goToDigitalId } from './go-to-digital-id.ts';
import { SignInFailed } from './sign-in-failed.tsx';
import { SigningIn } from './signing-in.tsx';
import { useAuthTexts } from './texts.ts';

/** Sends the browser to the digital-ID gateway. */
export function Component() {
  const { starting } = useAuthTexts().auth;
  const [failure, setFailure] = useState<FailedSignIn>();
  useEffect(() => {
    const leaving = new AbortController();
    goToDigitalId({ signal: leaving.signal, replaces: true }).catch((error: unknown) => {
      if (!leaving.signal.aborted) setFailure(failedSignIn(error));
    });
    return () => leaving.abort();
  }, []);
  return failure ? <SignInFailed {...failure} method="DIGITAL_ID" /> : <SigningIn {...starting} />;
}
