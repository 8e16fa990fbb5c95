import { confirmAppCode, type LoginInfo, startAppCode } from '@tervita/contract/auth';
import type { Answered } from '@tervita/contract/core';
import { lazy, Suspense, useState } from 'react';
import { ApiError } from '../../../core/api/api-error.ts';
import { call } from '../../../core/api/call.ts';
import { NoticeCallout } from '../../../core/api/index.ts';
import { useNotice } from '../../../core/api/use-notice.ts';
import { useAccountTexts } from '../../../core/texts/account.ts';
import { Button } from '../../../ui/button.tsx';
import { CodeForm } from '../codes/code-form.tsx';
import { useCode } from '../codes/use-code.ts';
import styles from './app-code.module.css';
import { SignInAgain } from './sign-in-again.tsx';

const QrCode = lazy(() => import('./qr-code.tsx').then((module) => ({ default: module.QrCode })));

type Secret = Answered<typeof startAppCode>;
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

interface Props {
  /** The first code was right; the session may do more now. */
  onDone: (login: LoginInfo) => void | Promise<void>;
}

function FirstCode({ secret, uri, onDone }: Secret & Props) {
  const { setup } = useAccountTexts().forms.appCode;
  const code = useCode({
    wrong: 'INVALID_APP_CODE',
    check: async (digits) => {
      await onDone(await call(confirmAppCode, { body: { code: digits } }));
    },
  });
  return (
    <div className={styles.setup}>
      <p>{setup.scan}</p>
      <div className={styles.key}>
        <Suspense fallback={<span className={styles.qr} />}>
          <QrCode text={uri} label={setup.qr} />
        </Suspense>
        <div className={styles.words}>
          <p>
            {setup.byHand}
            <code className={styles.secret}>{inFours(secret)}</code>
          </p>
          <a href={uri}>{setup.openApp}</a>
        </div>
      </div>
      <CodeForm label={setup.first} code={code} />
    </div>
  );
}

/** A new authenticator app: its secret to scan or to write, then its first code. */
export function AppCodeSetup({ onDone }: Props) {
  const { forms, errors } = useAccountTexts();
  const noticeOf = useNotice(errors);
  const [secret, setSecret] = useState<Secret>();
  const [problem, setProblem] = useState<unknown>();
  const [isStarting, setStarting] = useState(false);
  const start = () => {
    setStarting(true);
    setProblem(undefined);
    call(startAppCode)
      .then(setSecret, setProblem)
      .finally(() => setStarting(false));
  };
  if (secret) return <FirstCode {...secret} onDone={onDone} />;
  const isTooOld = problem instanceof ApiError && problem.code === 'SIGN_IN_TOO_OLD';
  const notice = noticeOf(isTooOld ? undefined : problem);
  const { setup } = forms.appCode;
  return (
    <div className={styles.setup}>
      {isTooOld ? <SignInAgain /> : null}
      <NoticeCallout notice={notice} />
      <div>
        <Button isPending={isStarting} pendingLabel={setup.starting} onPress={start}>
          {setup.start}
        </Button>
      </div>
    </div>
  );
}
