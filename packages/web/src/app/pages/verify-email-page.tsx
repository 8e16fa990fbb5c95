import { Navigate, useSearchParams } from 'react-router';
import { useSession } from '../../core/session/index.ts';
import { isSignInPurpose, VerifySignIn } from '../../features/auth/codes/verify-sign-in.tsx';
import { VerifyProfile } from '../../features/profiles/index.ts';

/** One address for every code from the mail: what it is for stands in the query. */
export function Component() {
  const purpose = useSearchParams()[0].get('purpose') ?? 'LOGIN';
  const isSignedIn = useSession() !== null;
  if (purpose === 'PROFILE') return isSignedIn ? <VerifyProfile /> : <Navigate to="/" replace />;
  return isSignInPurpose(purpose) ? (
    <VerifySignIn key={purpose} purpose={purpose} />
  ) : (
    <Navigate to="/choose-auth" replace />
  );
}
