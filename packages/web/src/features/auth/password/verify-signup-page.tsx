import { signupWithPassword } from '@tervita/contract/auth';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { call } from '../../../core/api/call.ts';
import { now } from '../../../core/clock.ts';
import { faultsOf } from '../../../core/form/index.ts';
import { useAccountTexts } from '../../../core/texts/account.ts';
import { currentLanguage } from '../../../core/texts/index.ts';
import { CodePage } from '../codes/code-page.tsx';
import { forgetSentCode, sentCode } from '../codes/sent-code.ts';
import { enter } from '../complete-login.ts';
import { AccountTaken, type Taken, takenOf } from './account-taken.tsx';
import { pendingSignup } from './pending-signup.ts';

const formPath = '/signup-with-password';

export function Component() {
  const { errors } = useAccountTexts();
  const navigate = useNavigate();
  const [pending] = useState(pendingSignup.get);
  const [sent] = useState(() => sentCode('SIGNUP'));
  const [taken, setTaken] = useState<Taken>();
  if (taken) return <AccountTaken why={taken} formPath={formPath} />;
  if (!pending || !sent) return <Navigate to={formPath} replace state={sent ? 'reloaded' : null} />;
  const check = async (otp: string) => {
    const login = await call(signupWithPassword, { body: { ...pending, otp, locale: currentLanguage() } });
    pendingSignup.set(null);
    forgetSentCode('SIGNUP');
    await navigate(await enter(login, login.userClaim.method, now()), { replace: true });
  };
  const onRefused = (error: unknown) => {
    const faults = faultsOf(error, { fields: ['password'], byCode: {} }, errors);
    if (Object.keys(faults).length > 0) {
      // Only the server knows the long list of common passwords; the code is still good.
      void navigate(formPath, { state: { faults } });
      return true;
    }
    const why = takenOf(error);
    if (why) forgetSentCode('SIGNUP');
    setTaken(why);
    return why !== undefined;
  };
  return <CodePage purpose="SIGNUP" {...{ sent, check, onRefused }} another={{ to: formPath }} />;
}
