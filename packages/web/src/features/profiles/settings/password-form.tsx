import { changePassword } from '@tervita/contract/auth';
import type { Profile } from '@tervita/contract/profiles';
import { wordsOfEmail } from '@tervita/domain/auth';
import { useState } from 'react';
import { ApiError } from '../../../core/api/api-error.ts';
import { call } from '../../../core/api/index.ts';
import { FormBody, useForm } from '../../../core/form/index.ts';
import { openSession } from '../../../core/session/index.ts';
import { useProfileTexts } from '../../../core/texts/profile.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import {
  checkNewPassword,
  checkRepeat,
  checkRequired,
  faulty,
  NewPasswordFields,
  SignInAgain,
} from '../../auth/index.ts';

interface Props {
  profile: Profile;
  onDone: () => void;
}

/** Sets or changes the password; whoever has one proves it first. */
export function PasswordForm({ profile, onDone }: Props) {
  const { core, forms, profiles } = useProfileTexts();
  const { password: words } = profiles.settings;
  const hasOne = profile.waysIn.includes('PASSWORD');
  const personal = [...wordsOfEmail(profile.email ?? ''), profile.firstName, profile.surname];
  const [isTooOld, setTooOld] = useState(false);
  const form = useForm({
    initial: { current: '', password: '', repeat: '' },
    labels: { current: words.current, password: forms.newPassword, repeat: forms.repeat },
    check: ({ current, password, repeat }) =>
      faulty({
        current: hasOne ? checkRequired(current) : undefined,
        password: checkNewPassword(password, personal),
        repeat: checkRepeat(repeat, password),
      }),
    byCode: { WRONG_PASSWORD: 'current' },
    onRefused: (error) => {
      const isOld = error instanceof ApiError && error.code === 'SIGN_IN_TOO_OLD';
      setTooOld(isOld);
      return isOld;
    },
    send: async ({ current, password }) => {
      const body = { password, ...(hasOne ? { currentPassword: current } : {}) };
      openSession(await call(changePassword, { body }));
      onDone();
    },
  });
  if (isTooOld) return <SignInAgain />;
  return (
    <FormBody form={form} sendLabel={words.save} pendingLabel={core.saving}>
      <input type="hidden" name="username" autoComplete="username" value={profile.email ?? ''} readOnly />
      {hasOne ? (
        <PasswordField
          label={words.current}
          autoComplete="current-password"
          showLabel={forms.show}
          hideLabel={forms.hide}
          {...form.bind('current')}
        />
      ) : null}
      <NewPasswordFields form={form} label={forms.newPassword} personal={personal} />
    </FormBody>
  );
}
