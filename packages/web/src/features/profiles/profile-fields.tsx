import type { Profile } from '@tervita/contract/profiles';
import type { SexInCode } from '@tervita/domain/persons';
import { useConfig } from '../../core/config.ts';
import { DayField, type Form, Pair } from '../../core/form/index.ts';
import { capital, useFormat } from '../../core/format/index.ts';
import { useProfileTexts } from '../../core/texts/profile.ts';
import { LockedFacts } from '../../ui/locked-facts.tsx';
import { PersonalCodeField } from '../../ui/personal-code-field.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ProfileField } from './complete/profile-values.ts';

const noon = (date: string) => `${date}T12:00:00Z`;

interface IdentityProps {
  profile: Pick<Profile, 'firstName' | 'surname' | 'birthDate' | 'personalCode'>;
  because: string;
}

/** Who the person is, where something else than this form says so. */
export function LockedIdentity({ profile, because }: IdentityProps) {
  const { fields } = useProfileTexts().profiles;
  const { day } = useFormat();
  const facts = [
    { label: fields.firstName, value: profile.firstName },
    { label: fields.surname, value: profile.surname },
    { label: fields.birthDate, value: profile.birthDate && day(noon(profile.birthDate)) },
    { label: fields.personalCode, value: profile.personalCode },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  return <LockedFacts facts={facts} because={because} />;
}

type ProfileForm = Pick<Form<ProfileField>, 'bind' | 'set' | 'values' | 'idOf' | 'errorOf'>;

export function NameFields({ form }: { form: ProfileForm }) {
  const { fields } = useProfileTexts().profiles;
  return (
    <Pair>
      <TextField label={fields.firstName} autoComplete="given-name" {...form.bind('firstName')} />
      <TextField label={fields.surname} autoComplete="family-name" {...form.bind('surname')} />
    </Pair>
  );
}

export function BirthDateField({ form }: { form: ProfileForm }) {
  const { fields } = useProfileTexts().profiles;
  const { id, error, value } = form.bind('birthDate');
  return (
    <DayField
      {...{ id, error, value }}
      label={fields.birthDate}
      hint={fields.birthDateHint}
      autoComplete="bday"
      onChange={(text) => form.set('birthDate', text)}
    />
  );
}

export function CodeField({ form }: { form: ProfileForm }) {
  const { profiles, core } = useProfileTexts();
  const { fields } = profiles;
  const { COUNTRY_CODE: country } = useConfig().prmFeatures;
  const { day } = useFormat();
  const describe = ({ sex, birthDate }: { sex: SexInCode; birthDate: string }) =>
    fields.understood(capital(core.sex[sex]), day(noon(birthDate)));
  return (
    <PersonalCodeField
      label={fields.personalCode}
      hint={fields.personalCodeHint}
      {...{ country, describe }}
      {...form.bind('personalCode')}
    />
  );
}

interface PhoneProps {
  form: Pick<Form<'phone'>, 'idOf' | 'errorOf' | 'values' | 'set' | 'bind'>;
}

export function OwnPhoneField({ form }: PhoneProps) {
  const { fields } = useProfileTexts().profiles;
  const { onChange: _, ...bound } = form.bind('phone');
  return (
    <PhoneField
      {...bound}
      label={fields.phone}
      hint={`${fields.phoneHint} ${fields.phoneOther}.`}
      country={useConfig().prmFeatures.COUNTRY_CODE}
      onChange={(text) => form.set('phone', text)}
    />
  );
}
