import type { Form } from '../../../core/form/index.ts';
import { useAccountTexts } from '../../../core/texts/account.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { PasswordRules } from './password-rules.tsx';

interface Props {
  form: Pick<Form<'password' | 'repeat'>, 'bind' | 'values'>;
  label: string;
  personal: readonly string[];
}

/** A new password, what it must be, and the same again. */
export function NewPasswordFields({ form, label, personal }: Props) {
  const { forms } = useAccountTexts();
  const words = { showLabel: forms.show, hideLabel: forms.hide };
  return (
    <>
      <PasswordField label={label} autoComplete="new-password" {...words} {...form.bind('password')} />
      <PasswordRules password={form.values.password} personal={personal} />
      <PasswordField label={forms.repeat} autoComplete="new-password" {...words} {...form.bind('repeat')} />
    </>
  );
}
