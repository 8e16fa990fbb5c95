import { type LoginInfo, verifyLoginCode } from '@tervita/contract/auth';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../core/api/call.ts';
import { useAccountTexts } from '../../../core/texts/account.ts';
import { signedIn } from '../signed-in.ts';
import { CodePage } from './code-page.tsx';
import { NothingSent } from './nothing-sent.tsx';
import { forgetSentCode, sentCode } from './sent-code.ts';

/** What a code of this purpose opens a session with. */
const provers = {
  LOGIN: (otp: string): Promise<LoginInfo> => call(verifyLoginCode, { body: { otp } }),
} as const;
export type SignInPurpose = keyof typeof provers;
export const isSignInPurpose = (purpose: string): purpose is SignInPurpose => purpose in provers;

/** The second step of a sign-in whose first one sent a code. */
export function VerifySignIn({ purpose }: { purpose: SignInPurpose }) {
  const { forms } = useAccountTexts();
  const navigate = useNavigate();
  const [sent] = useState(() => sentCode(purpose));
  if (!sent) return <NothingSent to="/choose-auth" />;
  const check = async (otp: string) => {
    const login = await provers[purpose](otp);
    forgetSentCode(purpose);
    await navigate(await signedIn(login), { replace: true });
  };
  const words = {
    LOGIN: { another: { to: '/login-with-password' } },
    LINK: {
      title: forms.code.link.title,
      lead: forms.code.link.lead(sent.maskedEmail),
      another: { to: '/choose-auth', label: forms.code.link.otherWay },
    },
  };
  return <CodePage {...{ purpose, sent, check }} {...words[purpose]} />;
}
