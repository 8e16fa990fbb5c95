import { loginWithPassword } from '@tervita/contract/auth';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '../../../core/api/api-error.ts';
import { call } from '../../../core/api/call.ts';
import { now } from '../../../core/clock.ts';
import { FormPage, keptInTab, useForm } from '../../../core/form/index.ts';
import { useAccountTexts } from '../../../core/texts/account.ts';
import { currentLanguage } from '../../../core/texts/index.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { rememberSentCode, sentCode } from '../codes/sent-code.ts';
import { checkOwnEmail, checkRequired, faulty } from './checks.ts';
import { EmailField } from './email-field.tsx';
import { typedEmail } from './typed-email.ts';

/** E-mail and password; the right pair is answered by a code in the mail. */
export function Component() {
  const { forms } = useAccountTexts();
  const navigate = useNavigate();
  const form = useForm({
    initial: { email: '', password: '' },
    labels: { email: forms.email, password: forms.password },
    check: ({ email, password }) =>
      faulty({ email: checkOwnEmail(email), password: checkRequired(password) }),
    byCode: { WRONG_EMAIL_OR_PASSWORD: 'password' },
    kept: { in: keptInTab(typedEmail), fields: ['email'] },
    send: async ({ email, password }) => {
      const body = { email: email.trim(), password, locale: currentLanguage() };
      const sent = await call(loginWithPassword, { body });
      rememberSentCode('LOGIN', sent, { now: now() });
      await navigate('/verify-email-with-otp?purpose=LOGIN');
    },
  });
  // Too soon for another code: the one that was sent still works.
  const isTooSoon = form.problem instanceof ApiError && form.problem.status === 429;
  const hasCode = isTooSoon && sentCode('LOGIN') !== undefined;
  return (
    <FormPage
      title={forms.login.title}
      lead={forms.login.lead}
      form={form}
      sendLabel={forms.login.send}
      pendingLabel={forms.checking}
      action={
        hasCode ? (
          <LinkButton size="sm" variant="secondary" to="/verify-email-with-otp?purpose=LOGIN">
            {forms.login.enterCode}
          </LinkButton>
        ) : undefined
      }
      foot={
        <>
          <Link to="/reset-password">{forms.login.forgot}</Link>
          <span>
            {forms.login.newHere} <Link to="/signup-with-password">{forms.login.create}</Link>
          </span>
        </>
      }
    >
      <EmailField
        {...form.bind('email')}
        autoComplete="username"
        onCorrect={(address) => form.set('email', address)}
      />
      <PasswordField
        label={forms.password}
        autoComplete="current-password"
        showLabel={forms.show}
        hideLabel={forms.hide}
        {...form.bind('password')}
      />
    </FormPage>
  );
}
