import { useQueryClient } from '@tanstack/react-query';
import { editProfile, getProfile, type Profile } from '@tervita/contract/profiles';
import { emailKey, phoneNumber } from '@tervita/domain/persons';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call, queryKeyOf } from '../../../core/api/index.ts';
import { useConfig } from '../../../core/config.ts';
import { type Faults, FormBody, keptAsDraft, useForm } from '../../../core/form/index.ts';
import { useUser } from '../../../core/session/index.ts';
import { useProfileTexts } from '../../../core/texts/profile.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { phoneText, readPhone } from '../../../ui/phone-text.ts';
import { toasts } from '../../../ui/toasts.ts';
import {
  checkEmail,
  checkRequired,
  EmailField,
  faulty,
  SignInAgain,
  sendFirstCode,
} from '../../auth/index.ts';
import { checkPhone } from '../complete/profile-values.ts';
import { ConfirmIdentity } from '../confirm-identity.tsx';
import { LockedIdentity, OwnPhoneField } from '../profile-fields.tsx';
import { pendingPassword } from './pending-password.ts';

export type EditField = 'phone' | 'email' | 'currentPassword';

export const keptEdit = (userId: string) => keptAsDraft(userId, 'edit-profile');

export function EditForm({ profile }: { profile: Profile }) {
  const { core, forms, profiles } = useProfileTexts();
  const { edit, fields } = profiles;
  const { prmFeatures: features } = useConfig();
  const { COUNTRY_CODE: country } = features;
  const { userId } = useUser();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [mustSignIn, setMustSignIn] = useState(false);
  const found = useLocation().state as { faults?: Faults<EditField> } | null;
  const known = { phone: profile.phone ? phoneText(profile.phone, country) : '', email: profile.email ?? '' };
  const isNew = (email: string) => email !== '' && emailKey(email) !== emailKey(known.email);
  // Whoever finds the screen open must not be able to change the address.
  const needsProof = (email: string) => isNew(email) && !profile.isSignInFresh;
  const hasPassword = profile.waysIn.includes('PASSWORD');
  const form = useForm<EditField>({
    initial: { ...known, currentPassword: '' },
    labels: { phone: fields.phone, email: fields.email, currentPassword: edit.currentPassword },
    foundElsewhere: found?.faults,
    check: ({ phone, email, currentPassword }) =>
      faulty({
        // Whoever never had a number is not asked for one here.
        phone: phone === '' && known.phone === '' ? undefined : checkPhone(phone, country),
        email: email === '' && known.email === '' ? undefined : checkEmail(email),
        currentPassword: hasPassword && needsProof(email.trim()) ? checkRequired(currentPassword) : undefined,
      }),
    byCode: { GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT: 'email' },
    kept: { in: keptEdit(userId), fields: ['phone', 'email'] },
    send: async (typed) => {
      const email = typed.email.trim();
      const isNewEmail = isNew(email);
      const number = phoneNumber(typed.phone, country, readPhone);
      if (number && number !== profile.phone) {
        const saved = await call(editProfile, { body: { phone: number } });
        client.setQueryData(queryKeyOf(getProfile, {}), saved);
        toasts.show({ tone: 'success', text: edit.saved });
      } else if (!isNewEmail) toasts.show({ tone: 'info', text: edit.nothingNew });
      if (!isNewEmail) return keptEdit(userId).write({});
      if (needsProof(email) && !hasPassword) return setMustSignIn(true);
      pendingPassword.set(needsProof(email) ? typed.currentPassword : undefined);
      await sendFirstCode('PROFILE', email);
      await navigate('/edit-profile/verify-otp');
    },
  });
  const mayConfirm = !profile.isVerified && features.DOKOBIT_LOGIN_ENABLED;
  // Who can show a digital ID mends it so; others write to us.
  const typed = [
    fields.typed,
    ...(profile.personalCode ? [fields.codeTyped] : []),
    ...(mayConfirm ? [] : [fields.typedChanged]),
  ].join(' ');
  const because = profile.isVerified ? fields.fromDigitalId : typed;
  return (
    <FormBody form={form} sendLabel={edit.save} pendingLabel={core.saving}>
      <LockedIdentity profile={profile} because={because} />
      {mayConfirm ? <ConfirmIdentity returnTo="/edit-profile" /> : null}
      <OwnPhoneField form={form} />
      <EmailField
        {...form.bind('email')}
        hint={`${fields.emailHint} ${edit.codeNote}`}
        onCorrect={(address) => form.set('email', address)}
      />
      {hasPassword && needsProof(form.values.email.trim()) ? (
        <PasswordField
          label={edit.currentPassword}
          hint={edit.currentPasswordHint}
          autoComplete="current-password"
          showLabel={forms.show}
          hideLabel={forms.hide}
          {...form.bind('currentPassword')}
        />
      ) : null}
      {mustSignIn ? <SignInAgain /> : null}
    </FormBody>
  );
}
