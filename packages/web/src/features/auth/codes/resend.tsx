import type { OtpPurpose } from '@tervita/domain/auth';
import { useState } from 'react';
import { ApiError } from '../../../core/api/api-error.ts';
import { NoticeCallout } from '../../../core/api/index.ts';
import { useNotice } from '../../../core/api/use-notice.ts';
import { now } from '../../../core/clock.ts';
import { useConfig } from '../../../core/config.ts';
import { countdown } from '../../../core/format/index.ts';
import { useAccountTexts } from '../../../core/texts/account.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import styles from './code.module.css';
import { sendCode } from './send-code.ts';
import { sentCode } from './sent-code.ts';
import { useCountdown } from './use-countdown.ts';

interface Props {
  purpose: OtpPurpose;
  email?: string | undefined;
}

/** Another code, once its time has come; the countdown outlives a reload. */
export function Resend({ purpose, email }: Props) {
  const { forms, errors } = useAccountTexts();
  const noticeOf = useNotice(errors);
  const { demoMailbox } = useConfig();
  const [resendAt, setResendAt] = useState(() => sentCode(purpose)?.resendAt ?? 0);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<{ error?: unknown }>();
  const left = useCountdown(resendAt);
  const resend = async () => {
    setSending(true);
    setOutcome(undefined);
    try {
      setResendAt((await sendCode(purpose, email)).resendAt);
      setOutcome({});
    } catch (error) {
      const wait = error instanceof ApiError ? error.retryAfterSeconds : undefined;
      if (wait) setResendAt(now().getTime() + wait * 1000);
      setOutcome({ error });
    }
    setSending(false);
  };
  const notice = noticeOf(outcome?.error);
  return (
    <div className={styles.resend}>
      <NoticeCallout notice={notice} />
      {outcome && !notice ? (
        <Callout tone="done" role="status">
          {forms.code.sentAgain}
        </Callout>
      ) : null}
      <p>{forms.code.notThere}</p>
      {left > 0 ? (
        <p className={styles.countdown}>{forms.code.resendIn(countdown(left))}</p>
      ) : (
        <Button
          variant="soft"
          isPending={isSending}
          pendingLabel={forms.sendingCode}
          onPress={() => void resend()}
        >
          {forms.code.resend}
        </Button>
      )}
      {demoMailbox ? (
        <a href={demoMailbox} target="_blank" rel="noreferrer">
          {forms.code.demoMailbox}
        </a>
      ) : null}
    </div>
  );
}
