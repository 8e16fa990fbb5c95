import { wordsOfEmail } from '@tervita/domain/auth';
import { Link, useLocation, useNavigate } from 'react-router';
import { type Faults, FormPage, keptInTab, useForm } from '../../../core/form/index.ts';
import { useAccountTexts } from '../../../core/texts/account.ts';
import { Callout } from '../../../ui/callout.tsx';
import { sendFirstCode } from '../codes/send-code.ts';
import { checkEmail, checkNewPassword, checkRepeat, faulty } from './checks.ts';
import { EmailField } from './email-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { pendingSignup } from './pending-signup.ts';
import { typedEmail } from './typed-email.ts';

export function Component() {
  const { forms } = useAccountTexts();
  const navigate = useNavigate();
  const { state } = useLocation();
  const wasReloaded = state === 'reloaded';
  const found = state as { faults?: Faults<'email' | 'password' | 'repeat'> } | null;
  const form = useForm({
    initial: { email: '', password: '', repeat: '' },
    labels: { email: forms.email, password: forms.password, repeat: forms.repeat },
    check: ({ email, password, repeat }) =>
      faulty({
        email: checkEmail(email),
        password: checkNewPassword(password, wordsOfEmail(email)),
        repeat: checkRepeat(repeat, password),
      }),
    kept: { in: keptInTab(typedEmail), fields: ['email'] },
    foundElsewhere: found?.faults,
    send: async ({ email: typed, password }) => {
      const email = typed.trim();
      await sendFirstCode('SIGNUP', email);
      pendingSignup.set({ email, password });
      await navigate('/signup-with-password/verify-otp');
    },
  });
  return (
    <FormPage
      title={forms.signup.title}
      lead={forms.signup.lead}
      notice={wasReloaded ? <Callout tone="info">{forms.signup.again}</Callout> : null}
      form={form}
      sendLabel={forms.signup.send}
      pendingLabel={forms.sendingCode}
      foot={
        <span>
          {forms.signup.haveOne} <Link to="/choose-auth">{forms.signup.signIn}</Link>
        </span>
      }
    >
      <EmailField
        {...form.bind('email')}
        autoComplete="username"
        onCorrect={(address) => form.set('email', address)}
      />
      <NewPasswordFields form={form} label={forms.password} personal={wordsOfEmail(form.values.email)} />
    </FormPage>
  );
}
