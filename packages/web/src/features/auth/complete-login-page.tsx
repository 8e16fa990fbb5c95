import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { now } from '../../core/clock.ts';
import { currentSession } from '../../core/session/index.ts';
import { takeAttempt } from './attempt.ts';
import { completeLogin } from './complete-login.ts';
import { SignInFailed } from './sign-in-failed.tsx';
import { type SignInFailure, signInFailureOf } from './sign-in-failure.ts';
import { SigningIn } from './signing-in.tsx';
import { useAuthTexts } from './texts.ts';

/** Where the gateway brings the person back. */
export function Component() {
  const { completing } = useAuthTexts().auth;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const token = search.get('session_token');
  const [failure, setFailure] = useState<SignInFailure>();
  const asked = useRef(false);
  useEffect(() => {
    // The token works once, so it is used once, whatever React renders twice.
    if (asked.current) return;
    asked.current = true;
    const startedAt = takeAttempt();
    const complete = async () => {
      if (!token) return currentSession() ? navigate('/', { replace: true }) : setFailure('refused');
      const next = await completeLogin(token);
      return navigate(next, { replace: true });
    };
    complete().catch((error: unknown) => setFailure(signInFailureOf(error, { startedAt, now: now() })));
  }, [token, navigate]);
  return failure ? <SignInFailed why={failure} /> : <SigningIn {...completing} />;
}
