import {
  listListImports,
  type RegisterSignIn,
  type RegisterSignInBegun,
} from '@tervita/contract/clinic-import';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAnswer } from '../../../core/api/index.ts';
import { useFormat } from '../../../core/format/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Panel } from '../panel.tsx';
import { useClinicImportTexts } from '../texts.ts';
import { forgetRegisterSession, registerSession, saveRegisterSession } from './register-session.ts';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInInput } from './sign-in-input.ts';
import { WaitingForPhone } from './waiting-for-phone.tsx';

export const dashboardPath = '/admin/clinic-import/dashboard';

interface Begun {
  readonly begun: RegisterSignInBegun;
  readonly input: SignInInput;
}

function SignedIn({ expiresAt, onOther }: { expiresAt: string; onOther: () => void }) {
  const t = useClinicImportTexts().register;
  const { time } = useFormat();
  const navigate = useNavigate();
  return (
    <Callout
      tone="done"
      action={
        <>
          <Button onPress={() => void navigate(dashboardPath)}>{t.toLists}</Button>
          <Button variant="ghost" onPress={onOther}>
            {t.otherSignIn}
          </Button>
        </>
      }
    >
      {t.signedIn(time(expiresAt))}
    </Callout>
  );
}

/** Nothing where no register is connected: lists come from files then. */
export function SignInPanel({ clinicId, isFirst }: { clinicId: string; isFirst: boolean }) {
  const t = useClinicImportTexts().register;
  const navigate = useNavigate();
  const methods = useAnswer(listListImports, { params: { clinicId } }).data?.registerMethods ?? [];
  const [session, setSession] = useState(registerSession);
  const [current, setCurrent] = useState<Begun>();
  const [earlier, setEarlier] = useState<SignInInput>();
  const succeed = useCallback(
    ({ method, sessionId, expiresAt }: RegisterSignIn) => {
      saveRegisterSession({ method, sessionId, status: 'SUCCESS', expiresAt });
      void navigate(dashboardPath);
    },
    [navigate],
  );
  if (methods.length === 0) return null;
  const again = () => {
    setEarlier(current?.input);
    setCurrent(undefined);
  };
  const forgetSession = () => {
    forgetRegisterSession();
    setSession(undefined);
  };
  return (
    <Panel title={t.title} {...(isFirst ? { number: 1 } : {})}>
      {session ? (
        <SignedIn expiresAt={session.expiresAt} onOther={forgetSession} />
      ) : current ? (
        <WaitingForPhone
          key={current.begun.sessionId}
          begun={current.begun}
          input={current.input}
          onSuccess={succeed}
          onAgain={again}
        />
      ) : (
        <SignInForm
          methods={methods}
          earlier={earlier}
          onBegun={(begun, input) => setCurrent({ begun, input })}
        />
      )}
    </Panel>
  );
}
