import type { ProofNeeded } from '@tervita/contract/auth';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { now } from '../../core/clock.ts';
import { currentSession } from '../../core/session/index.ts';
import { takeAttempt } from './attempt.ts';
import { completeDigitalId, completeOutside } from './complete-login.ts';
import { type FailedSignIn, failedSignIn } from './failed-sign-in.ts';
import { ProveAccount } from './prove-account.tsx';
import { SignInFailed } from './sign-in-failed.tsx';
import type { SignInMethod } from './sign-in-methods.ts';
import { SigningIn } from './signing-in.tsx';
import { useAuthTexts } from './texts.ts';

type Outcome =
  | (FailedSignIn & { readonly method: SignInMethod })
  | { readonly next: string }
  | { readonly proof: ProofNeeded };

const complete = async (search: URLSearchParams): Promise<Outcome> => {
  const { startedAt, method } = takeAttempt();
  const token = search.get('session_token');
  try {
    if (token) return { next: await completeDigitalId(token, now()) };
    if (search.has('state')) return await completeOutside(search, now());
    return currentSession() ? { next: '/' } : { why: 'refused', requestId: undefined, method };
  } catch (error) {
    return { ...failedSignIn(error, startedAt), method };
  }
};

/** Where the digital ID, Google and Apple bring the person back. */
export function Component() {
  const { completing } = useAuthTexts().auth;
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [outcome, setOutcome] = useState<Outcome>();
  const asked = useRef(false);
  useEffect(() => {
    // The token works once, so it is used once, whatever React renders twice.
    if (asked.current) return;
    asked.current = true;
    void complete(search).then((result) =>
      'next' in result ? navigate(result.next, { replace: true }) : setOutcome(result),
    );
  }, [search, navigate]);
  if (outcome && 'why' in outcome) return <SignInFailed {...outcome} />;
  return outcome && 'proof' in outcome ? <ProveAccount {...outcome.proof} /> : <SigningIn {...completing} />;
}
