import { useQueryClient } from '@tanstack/react-query';
import { editProfile, getProfile, type Profile } from '@tervita/contract/profiles';
import { emailKey, phoneNumber } from '@tervita/domain/persons';
import { useNavigate } from 'react-router';
import { call, queryKeyOf } from '../../../core/api/index.ts';
import { useConfig } from '../../../core/config.ts';
import { FormBody, keptAsDraft, useForm } from '../../../core/form/index.ts';
import { useUser } from '../../../core/session/index.ts';
import { useProfileTexts } from '../../../core/texts/profile.ts';
import { phoneText, readPhone } from '../../../ui/phone-text.ts';
import { toasts } from '../../../ui/toasts.ts';
import { checkEmail, EmailField, faulty, sendFirstCode } from '../../auth/index.ts';
import { checkPhone } from '../complete/profile-values.ts';
import { LockedIdentity, OwnPhoneField } from '../profile-fields.tsx';

export const keptEdit = (userId: string) => keptAsDraft(userId, 'edit-profile');

export function EditForm({ profile }: { profile: Profile }) {
  const { core, profiles } = useProfileTexts();
  const { edit, fields } = profiles;
  const country = useConfig().prmFeatures.COUNTRY_CODE;
  const { userId } = useUser();
  const navigate = useNavigate();
  const client = useQueryClient();
  const known = { phone: profile.phone ? phoneText(profile.phone, country) : '', email: profile.email ?? '' };
  const form = useForm({
    initial: known,
    labels: { phone: fields.phone, email: fields.email },
    check: ({ phone, email }) =>
      faulty({
        // Whoever never had a number is not asked for one here.
        phone: phone === '' && known.phone === '' ? undefined : checkPhone(phone, country),
        email: email === '' && known.email === '' ? undefined : checkEmail(email),
      }),
    byCode: { GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT: 'email' },
    kept: { in: keptEdit(userId), fields: ['phone', 'email'] },
    send: async (typed) => {
      const email = typed.email.trim();
      const isNewEmail = email !== '' && emailKey(email) !== emailKey(known.email);
      const number = phoneNumber(typed.phone, country, readPhone);
      if (number && number !== profile.phone) {
        const saved = await call(editProfile, { body: { phone: number } });
        client.setQueryData(queryKeyOf(getProfile, {}), saved);
        toasts.show({ tone: 'success', text: edit.saved });
      } else if (!isNewEmail) toasts.show({ tone: 'info', text: edit.nothingNew });
      if (!isNewEmail) return keptEdit(userId).write({});
      await sendFirstCode('PROFILE', email);
      await navigate('/edit-profile/verify-otp');
    },
  });
  const typed = profile.personalCode ? `${fields.typed} ${fields.codeTyped}` : fields.typed;
  const because = profile.isVerified ? fields.fromDigitalId : typed;
  return (
    <FormBody form={form} sendLabel={edit.save} pendingLabel={core.saving}>
      <LockedIdentity profile={profile} because={because} />
      <OwnPhoneField form={form} />
      <EmailField
        {...form.bind('email')}
        hint={`${fields.emailHint} ${edit.codeNote}`}
        onCorrect={(address) => form.set('email', address)}
      />
    </FormBody>
  );
}
