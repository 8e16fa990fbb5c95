import type { Profile } from '@tervita/contract/profiles';
import { isAdult } from '@tervita/domain/persons';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../../core/api/api-error.ts';
import { showError } from '../../../core/api/show-error.ts';
import { useConfig } from '../../../core/config.ts';
import { type Faults, FormPage, useForm } from '../../../core/form/index.ts';
import { useToday } from '../../../core/format/index.ts';
import { logOut, useUser } from '../../../core/session/index.ts';
import { useProfileTexts } from '../../../core/texts/profile.ts';
import { Button } from '../../../ui/button.tsx';
import { isoDate } from '../../../ui/date-text.ts';
import { EmailField, sendFirstCode } from '../../auth/index.ts';
import { BirthDateField, CodeField, LockedIdentity, NameFields, OwnPhoneField } from '../profile-fields.tsx';
import { keptProfile, sendProfile } from './completing.ts';
import {
  asksBirthDate,
  asksCode,
  checkProfile,
  knownValues,
  type ProfileField,
  type ProfileValues,
  withToldBirth,
} from './profile-values.ts';
import { Underage } from './underage.tsx';

const isMinor = (values: ProfileValues, profile: Profile, today: string): boolean => {
  const date = profile.isVerified && profile.birthDate ? profile.birthDate : isoDate(values.birthDate);
  return date !== undefined && !isAdult(date, today);
};

export function CompleteForm({ profile }: { profile: Profile }) {
  const { forms, profiles } = useProfileTexts();
  const { fields, complete } = profiles;
  const { prmFeatures: features } = useConfig();
  const today = useToday();
  const { userId } = useUser();
  const navigate = useNavigate();
  const [isUnderage, setUnderage] = useState(false);
  const found = useLocation().state as { faults?: Faults<ProfileField> } | null;
  const form = useForm<ProfileField>({
    initial: knownValues(profile, features.COUNTRY_CODE),
    labels: fields,
    check: (values) => checkProfile(values, { profile, features, today }),
    byCode: {
      GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT: 'email',
    },
    kept: {
      in: keptProfile(userId),
      fields: ['firstName', 'surname', 'birthDate', 'personalCode', 'phone', 'email'],
    },
    foundElsewhere: found?.faults,
    onRefused: (error) => {
      const isTooYoung = error instanceof ApiError && error.code === 'PERSON_IS_UNDERAGE';
      setUnderage(isTooYoung);
      return isTooYoung;
    },
    send: async (typed) => {
      const values = withToldBirth(typed, features.COUNTRY_CODE);
      if (isMinor(values, profile, today)) return setUnderage(true);
      if (profile.isEmailVerified)
        return navigate(await sendProfile(values, profile, { userId }), { replace: true });
      // Also what was known before, so that the code page has the whole.
      keptProfile(userId).write(values);
      await sendFirstCode('PROFILE', values.email.trim());
      return navigate('/verify-email-with-otp?purpose=PROFILE');
    },
  });
  if (isUnderage)
    return (
      <Underage onChange={profile.isVerified && profile.birthDate ? undefined : () => setUnderage(false)} />
    );
  const isKnown = profile.isVerified;
  return (
    <FormPage
      title={complete.title}
      lead={complete.lead}
      form={form}
      sendLabel={complete.send}
      pendingLabel={forms.checking}
      foot={
        <Button size="sm" variant="link" onPress={() => void logOut().catch(showError)}>
          {complete.logOut}
        </Button>
      }
    >
      {isKnown ? (
        <LockedIdentity profile={profile} because={fields.fromDigitalId} />
      ) : (
        <NameFields form={form} />
      )}
      {asksCode(profile, features) ? <CodeField form={form} /> : null}
      {asksBirthDate(profile, features) ? <BirthDateField form={form} /> : null}
      <OwnPhoneField form={form} />
      <EmailField
        {...form.bind('email')}
        hint={profile.isEmailVerified ? undefined : `${fields.emailHint} ${complete.codeNext}`}
        lockedBecause={profile.isEmailVerified ? fields.emailConfirmed : undefined}
        onCorrect={(address) => form.set('email', address)}
      />
    </FormPage>
  );
}
