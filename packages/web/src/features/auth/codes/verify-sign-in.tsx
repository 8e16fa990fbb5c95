import { type LoginInfo, linkOutside, verifyLoginCode } from '@tervita/contract/auth';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../core/api/call.ts';
import { now } from '../../../core/clock.ts';
import { enter } from '../complete-login.ts';
import { CodePage } from './code-page.tsx';
import { NothingSent } from './nothing-sent.tsx';
import { forgetSentCode, sentCode } from './sent-code.ts';

/** What a code of this purpose opens a session with. */
const provers = {
  LOGIN: (otp: string): Promise<LoginInfo> => call(verifyLoginCode, { body: { otp } }),
  LINK: (otp: string): Promise<LoginInfo> => call(linkOutside, { body: { otp } }),
} as const;
export type SignInPurpose = keyof typeof provers;
export const isSignInPurpose = (purpose: string): purpose is SignInPurpose => purpose in provers;

/** The second step of a sign-in whose first one sent a code. */
export function VerifySignIn({ purpose }: { purpose: SignInPurpose }) {
  const navigate = useNavigate();
  const [sent] = useState(() => sentCode(purpose));
  if (!sent) return <NothingSent to="/choose-auth" />;
  const check = async (otp: string) => {
    const login = await provers[purpose](otp);
    forgetSentCode(purpose);
    await navigate(await enter(login, login.userClaim.method, now()), { replace: true });
  };
  return (
    <CodePage
      {...{ purpose, sent, check }}
      another={{ to: purpose === 'LINK' ? '/choose-auth' : '/login-with-password' }}
    />
  );
}
