import type { linkOutside, ProofNeeded, sendOtp } from '@tervita/contract/auth';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../core/api/api-error.ts';
import { call } from '../../core/api/call.ts';
import { light } from '../../core/api/light.ts';
import { now } from '../../core/clock.ts';
import { currentLanguage } from '../../core/texts/index.ts';
import { Button } from '../../ui/button.tsx';
import { OtpField } from '../../ui/otp-field.tsx';
import styles from './auth.module.css';
import { enter } from './complete-login.ts';
import { useAuthTexts } from './texts.ts';

const linkRoute = light<typeof linkOutside>('POST', '/login/outside/link');
const sendRoute = light<typeof sendOtp>('POST', '/send-otp');

type Problem = 'wrong' | 'tooMany' | 'problem';
const problemOf = (error: unknown): Problem => {
  if (!(error instanceof ApiError)) return 'problem';
  if (error.code === 'INVALID_OTP') return 'wrong';
  return error.status === 429 ? 'tooMany' : 'problem';
};

/** Seconds until it is nothing, told every second. */
const useCountdown = (from: number) => {
  const [left, setLeft] = useState(from);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left]);
  return [left, setLeft] as const;
};

export function LinkCode({
  provider,
  resendAfterSeconds,
}: Pick<ProofNeeded, 'provider' | 'resendAfterSeconds'>) {
  const { code: t } = useAuthTexts().auth.outside;
  const navigate = useNavigate();
  const [digits, setDigits] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  const [left, setLeft] = useCountdown(resendAfterSeconds);

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    setProblem(undefined);
    setSent(false);
    await work().catch((error: unknown) => {
      setProblem(problemOf(error));
      setDigits('');
    });
    setBusy(false);
  };
  const link = (otp: string) =>
    attempt(async () => {
      const login = await call(linkRoute, { body: { otp } });
      await navigate(await enter(login, provider, now()), { replace: true });
    });
  const sendAgain = () =>
    attempt(async () => {
      const sent = await call(sendRoute, { body: { purpose: 'LINK', locale: currentLanguage() } });
      setLeft(sent.resendAfterSeconds);
      setSent(true);
    });

  return (
    <>
      <OtpField
        label={t.label}
        hint={t.hint}
        value={digits}
        onChange={setDigits}
        onComplete={(otp) => void link(otp)}
        error={problem && t[problem]}
        isDisabled={isBusy}
        takesFocus
      />
      <p role="status" className={styles.note}>
        {isSent ? t.sent : ''}
      </p>
      <Button variant="secondary" isDisabled={left > 0 || isBusy} onPress={() => void sendAgain()}>
        {left > 0 ? t.againIn(left) : t.again}
      </Button>
    </>
  );
}
