import { signupCountries } from '@tervita/domain/clinic-signup';
import { hasPersonalCode } from '@tervita/domain/persons';
import { useConfig } from '../../core/config.ts';
import { DayField, type Form, Pair } from '../../core/form/index.ts';
import { useFormat } from '../../core/format/index.ts';
import { useLanguage, usePublicTexts } from '../../core/texts/index.ts';
import { Icon } from '../../ui/icon.tsx';
import { PersonalCodeField } from '../../ui/personal-code-field.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { PickField } from '../../ui/pick-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { EmailField } from '../auth/index.ts';
import {
  type ClinicField,
  type ContactField,
  codeTellsBirth,
  countryOf,
  isCodeRight,
  zoneIn,
} from './clinic-values.ts';
import { useClinicSignupTexts } from './texts.ts';

type FormOf<Field extends string> = Pick<Form<Field>, 'bind' | 'set' | 'values' | 'idOf' | 'errorOf'>;

const zones = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone }));

export const useCountryNames = () => {
  const names = new Intl.DisplayNames([useLanguage()], { type: 'region' });
  return (country: string): string => names.of(country) ?? country;
};

/** Says that the code can be one while it is typed; whether the company is there, people check. */
function RegistrationCodeField({ form }: { readonly form: FormOf<ClinicField> }) {
  const { clinicSignup: t } = useClinicSignupTexts();
  const isRight = isCodeRight(form.values);
  return (
    <TextField
      label={t.fields.registrationCode}
      hint={t.codeHints[countryOf(form.values)]}
      inputMode="text"
      autoComplete="off"
      spellCheck={false}
      trail={
        isRight ? (
          <>
            <Icon name="check" size="sm" />
            <VisuallyHidden>{t.codeRight}</VisuallyHidden>
          </>
        ) : undefined
      }
      {...form.bind('registrationCode')}
    />
  );
}

function CountryField({ form }: { readonly form: FormOf<ClinicField> }) {
  const { clinicSignup: t } = useClinicSignupTexts();
  const nameOf = useCountryNames();
  return (
    <PickField
      id={form.idOf('country')}
      label={t.fields.country}
      value={countryOf(form.values)}
      options={signupCountries.map((value) => ({ value, label: nameOf(value) }))}
      placeholder={t.fields.country}
      searchLabel={t.fields.country}
      emptyText={t.noZone}
      onChange={(country) => form.set('country', country)}
    />
  );
}

/** Country and code go together: the one says what the other looks like. */
export const CompanyFields = ({ form }: { readonly form: FormOf<ClinicField> }) => (
  <Pair>
    <RegistrationCodeField form={form} />
    <CountryField form={form} />
  </Pair>
);

export function ClinicFields({ form }: { readonly form: FormOf<ClinicField> }) {
  const { clinicSignup: t } = useClinicSignupTexts();
  const { value: phone, onChange: _, ...boundPhone } = form.bind('phone');
  return (
    <>
      <Pair>
        <TextField label={t.fields.clinicName} autoComplete="off" {...form.bind('clinicName')} />
        <TextField label={t.fields.address} autoComplete="off" {...form.bind('address')} />
      </Pair>
      <Pair>
        <EmailField
          {...form.bind('email')}
          label={t.fields.email}
          autoComplete="off"
          onCorrect={(address) => form.set('email', address)}
        />
        <TextField
          label={t.fields.website}
          optional={t.optional}
          type="url"
          inputMode="url"
          autoComplete="off"
          {...form.bind('website')}
        />
      </Pair>
      <Pair>
        <PhoneField
          {...boundPhone}
          label={t.fields.phone}
          optional={t.optional}
          country={countryOf(form.values)}
          value={phone}
          onChange={(text) => form.set('phone', text)}
        />
        <PickField
          id={form.idOf('timeZone')}
          label={t.fields.timeZone}
          value={zoneIn(form.values)}
          options={zones}
          placeholder={t.fields.timeZone}
          searchLabel={t.findZone}
          emptyText={t.noZone}
          onChange={(zone) => form.set('timeZone', zone)}
        />
      </Pair>
    </>
  );
}

export function ContactFields({ form }: { readonly form: FormOf<ContactField> }) {
  const { clinicSignup: t } = useClinicSignupTexts();
  const { core } = usePublicTexts();
  const { day } = useFormat();
  const { COUNTRY_CODE: country } = useConfig().prmFeatures;
  const usesCodes = hasPersonalCode(country);
  const asksBirthDate =
    !codeTellsBirth(form.values, country) &&
    (!usesCodes || form.values.birthDate !== '' || Boolean(form.errorOf('birthDate')));
  const { id, error, value } = form.bind('birthDate');
  const email = (
    <EmailField
      {...form.bind('contactEmail')}
      label={t.fields.contactEmail}
      autoComplete="off"
      hint={t.contactHint}
      onCorrect={(address) => form.set('contactEmail', address)}
    />
  );
  return (
    <>
      <Pair>
        <TextField label={t.fields.firstName} autoComplete="off" {...form.bind('firstName')} />
        <TextField label={t.fields.surname} autoComplete="off" {...form.bind('surname')} />
      </Pair>
      {usesCodes ? (
        <Pair>
          <PersonalCodeField
            label={t.fields.personalCode}
            country={country}
            describe={(read) => t.understood(core.sex[read.sex], day(`${read.birthDate}T12:00:00Z`))}
            {...form.bind('personalCode')}
          />
          {email}
        </Pair>
      ) : (
        email
      )}
      {asksBirthDate ? (
        <DayField
          {...{ id, error, value }}
          label={t.fields.birthDate}
          onChange={(text) => form.set('birthDate', text)}
        />
      ) : null}
    </>
  );
}
