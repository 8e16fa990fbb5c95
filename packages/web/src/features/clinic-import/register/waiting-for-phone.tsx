import type { RegisterSignIn, RegisterSignInBegun } from '@tervita/contract/clinic-import';
import { getProfile } from '@tervita/contract/profiles';
import { type RegisterSignInFailure, registerAnswerSeconds } from '@tervita/domain/clinic-import';
import { useEffect, useRef } from 'react';
import { useAnswer, useNotice } from '../../../core/api/index.ts';
import { countdown } from '../../../core/format/countdown.ts';
import { useUser } from '../../../core/session/index.ts';
import { useTexts } from '../../../core/texts/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { maskedCode } from '../../../ui/masked-code.ts';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import styles from '../clinic-import.module.css';
import { useClinicImportTexts } from '../texts.ts';
import type { SignInInput } from './sign-in-input.ts';
import { useSignInStatus } from './use-sign-in-status.ts';
import { useTimeLeft } from './use-time-left.ts';

interface Props {
  readonly begun: RegisterSignInBegun;
  readonly input: SignInInput;
  readonly onSuccess: (signIn: RegisterSignIn) => void;
  readonly onAgain: () => void;
}

/** Another window may have begun a newer one; the server then speaks of that one. */
const failureOf = (signIn: RegisterSignIn | undefined, own: string): RegisterSignInFailure | undefined => {
  if (!signIn) return undefined;
  return signIn.sessionId === own ? (signIn.failureCode ?? undefined) : 'REPLACED';
};

function Failed({ text, onAgain }: { text: string; onAgain: () => void }) {
  const t = useClinicImportTexts();
  const button = useRef<HTMLButtonElement>(null);
  // The code that had focus is gone.
  useEffect(() => button.current?.focus(), []);
  return (
    <Callout
      tone="danger"
      role="alert"
      title={t.register.failedTitle}
      action={
        <>
          <Button ref={button} onPress={onAgain}>
            {t.register.again}
          </Button>
          <LinkButton variant="ghost" to="/help/technical-problem">
            {t.result.support}
          </LinkButton>
        </>
      }
    >
      {text}
    </Callout>
  );
}

/** Who signs in, and how: the code alone when it is not the one of whoever works here. */
function WhoSignsIn({ input: { method, personalCode } }: { input: SignInInput }) {
  const t = useClinicImportTexts().register;
  const { firstName, surname } = useUser();
  const own = useAnswer(getProfile).data?.personalCode;
  const name = own === personalCode ? `, ${firstName} ${surname}` : '';
  return (
    <p className={styles.lead}>
      <strong>{t.methods[method]}</strong> {maskedCode(personalCode)}
      {name}
    </p>
  );
}

/** The code that the phone shows too, large, and how much time is left; then how it ended. */
export function WaitingForPhone({ begun, input, onSuccess, onAgain }: Props) {
  const t = useClinicImportTexts().register;
  const { errors } = useTexts();
  const status = useSignInStatus(begun.sessionId, input);
  const notice = useNotice(errors)(status.error ?? undefined);
  const left = useTimeLeft(begun.expiresAt);
  const code = useRef<HTMLDivElement>(null);
  useEffect(() => code.current?.focus(), []);
  const failure = failureOf(status.data, begun.sessionId);
  const success = failure === undefined && status.data?.status === 'SUCCESS' ? status.data : undefined;
  useEffect(() => {
    if (success) onSuccess(success);
  }, [success, onSuccess]);
  if (failure) return <Failed text={t.failures[failure]} onAgain={onAgain} />;
  const isRefused = status.error !== null && status.error.status >= 400 && status.error.status < 500;
  if (isRefused && notice) return <Failed text={notice.text} onAgain={onAgain} />;
  const words = t.left(countdown(left));
  return (
    <>
      <WhoSignsIn input={input} />
      <div className={styles.waiting}>
        <div className={styles.code}>
          <span className={styles.quiet} id="verification-code-label">
            {t.codeLabel}
          </span>
          {/* Focus comes here from the button that is gone, so that the code is read out at once. */}
          <div
            ref={code}
            className={styles.cells}
            role="img"
            tabIndex={-1}
            aria-label={`${t.codeLabel}: ${[...begun.verificationCode].join(' ')}`}
          >
            {[...begun.verificationCode].map((digit, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the places are what they are told apart by
              <span key={place} className={styles.cell}>
                {digit}
              </span>
            ))}
          </div>
        </div>
        <div>
          <h3 className={styles.look}>{t.lookTitle}</h3>
          <p className={styles.lead}>{t.look[input.method]}</p>
        </div>
      </div>
      <div className={styles.left}>
        <ProgressBar
          label={t.leftLabel}
          value={(left / (registerAnswerSeconds * 1_000)) * 100}
          valueText={words}
        />
        <span className={styles.quiet}>{words}</span>
      </div>
      <Callout tone="info">{t.noCode}</Callout>
      <div className={styles.end}>
        <Button variant="secondary" onPress={onAgain}>
          {t.cancel}
        </Button>
      </div>
    </>
  );
}
