import { resetPassword } from '@tervita/contract/auth';
import { otp as limits, wordsOfEmail } from '@tervita/domain/auth';
import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { ApiError } from '../../../core/api/api-error.ts';
import { call } from '../../../core/api/call.ts';
import { now } from '../../../core/clock.ts';
import { FormPage, useForm } from '../../../core/form/index.ts';
import { useAccountTexts } from '../../../core/texts/account.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { OtpField } from '../../../ui/otp-field.tsx';
import { Resend } from '../codes/resend.tsx';
import { forgetSentCode, sentCode } from '../codes/sent-code.ts';
import { enter } from '../complete-login.ts';
import { AccountTaken, type Taken, takenOf } from './account-taken.tsx';
import { checkNewPassword, checkRepeat, faulty } from './checks.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const formPath = '/reset-password';

function NewPasswordForm({ email, maskedEmail }: { email: string; maskedEmail: string }) {
  const { forms } = useAccountTexts();
  const navigate = useNavigate();
  const [taken, setTaken] = useState<Taken>();
  const personal = wordsOfEmail(email);
  const form = useForm({
    initial: { otp: '', password: '', repeat: '' },
    labels: { otp: forms.code.label, password: forms.newPassword, repeat: forms.repeat },
    check: ({ otp, password, repeat }) =>
      faulty({
        otp: otp.length < limits.digits ? 'required' : undefined,
        password: checkNewPassword(password, personal),
        repeat: checkRepeat(repeat, password),
      }),
    byCode: { INVALID_OTP: 'otp' },
    onRefused: (error) => {
      const why = takenOf(error);
      setTaken(why);
      return why !== undefined;
    },
    send: async ({ otp, password }) => {
      const login = await call(resetPassword, { body: { email, otp, password } });
      forgetSentCode('RESET');
      await navigate(await enter(login, login.userClaim.method, now()), { replace: true });
    },
  });
  if (taken) return <AccountTaken why={taken} formPath={formPath} />;
  return (
    <FormPage
      title={forms.reset.newTitle}
      lead={forms.reset.newLead(maskedEmail)}
      form={form}
      sendLabel={forms.reset.save}
      pendingLabel={forms.reset.saving}
      // Said only to who has proved the mailbox.
      action={
        form.problem instanceof ApiError && form.problem.code === 'USER_NOT_EXISTS' ? (
          <LinkButton size="sm" variant="secondary" to="/signup-with-password">
            {forms.login.create}
          </LinkButton>
        ) : undefined
      }
      after={<Resend purpose="RESET" email={email} />}
      foot={
        <>
          <span>{forms.reset.note}</span>
          <Link to={formPath}>{forms.code.otherEmail}</Link>
        </>
      }
    >
      {/* For password managers: which account the new password is for. */}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <OtpField
        id={form.idOf('otp')}
        label={forms.code.label}
        value={form.values.otp}
        onChange={(digits) => form.set('otp', digits)}
        error={form.errorOf('otp')}
      />
      <NewPasswordFields form={form} label={forms.newPassword} personal={personal} />
    </FormPage>
  );
}

export function Component() {
  const [sent] = useState(() => sentCode('RESET'));
  if (!sent?.email) return <Navigate to={formPath} replace />;
  return <NewPasswordForm email={sent.email} maskedEmail={sent.maskedEmail} />;
}
