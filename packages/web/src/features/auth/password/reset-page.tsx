import { Link, useNavigate } from 'react-router';
import { FormPage, keptInTab, useForm } from '../../../core/form/index.ts';
import { useAccountTexts } from '../../../core/texts/account.ts';
import { sendFirstCode } from '../codes/send-code.ts';
import { checkEmail, faulty } from './checks.ts';
import { EmailField } from './email-field.tsx';
import { typedEmail } from './typed-email.ts';

/** Says the same whether or not there is an account. */
export function Component() {
  const { forms } = useAccountTexts();
  const navigate = useNavigate();
  const form = useForm({
    initial: { email: '' },
    labels: { email: forms.email },
    check: ({ email }) => faulty({ email: checkEmail(email) }),
    kept: { in: keptInTab(typedEmail), fields: ['email'] },
    send: async ({ email }) => {
      await sendFirstCode('RESET', email.trim());
      await navigate('/reset-password/verify-otp');
    },
  });
  const { error, ...bound } = form.bind('email');
  // An account from before may have such an address; no code goes there, and the sentence says what else helps.
  const hasOtherLetters = checkEmail(bound.value) === 'lettersInEmail';
  return (
    <FormPage
      title={forms.reset.title}
      lead={forms.reset.lead}
      form={form}
      sendLabel={forms.reset.send}
      pendingLabel={forms.sendingCode}
      foot={<Link to="/login-with-password">{forms.reset.back}</Link>}
    >
      <EmailField
        {...bound}
        error={error && hasOtherLetters ? forms.reset.otherLetters : error}
        autoComplete="username"
        onCorrect={(address) => form.set('email', address)}
      />
    </FormPage>
  );
}
