import { applyForClinic } from '@tervita/contract/clinic-signup';
import type { Sent } from '@tervita/contract/core';
import { agreementVersion } from '@tervita/domain/clinic-signup';
import type { Country } from '@tervita/domain/core';
import { useRef } from 'react';
import { call } from '../../core/api/index.ts';
import { now } from '../../core/clock.ts';
import { useConfig } from '../../core/config.ts';
import { FormNotices, keptInTab, useForm, type Values } from '../../core/form/index.ts';
import { useToday } from '../../core/format/index.ts';
import { useLanguage } from '../../core/texts/index.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { faulty, rememberSentCode, sentCode } from '../auth/index.ts';
import { AgreementPreview } from './agreement-preview.tsx';
import { ClinicFields, CompanyFields, ContactFields } from './clinic-fields.tsx';
import styles from './clinic-signup.module.css';
import {
  type ClinicField,
  type ContactField,
  checkClinic,
  checkContact,
  clinicBody,
  contactBody,
  noClinic,
  noContact,
} from './clinic-values.ts';
import { useClinicSignupTexts } from './texts.ts';

type SignupField = ClinicField | ContactField | 'companyName' | 'accepted';
type SignupValues = Values<SignupField>;

export type ApplicationBody = Sent<typeof applyForClinic>['body'];

/** Who is known, when somebody is signed in. */
export type KnownContact = Partial<Values<'firstName' | 'surname' | 'personalCode' | 'contactEmail'>>;

export const keptSignup = keptInTab('clinic-signup');
/** That one agrees is said anew each time. */
const keptFields = (values: SignupValues) =>
  (Object.keys(values) as SignupField[]).filter((field) => field !== 'accepted');

const initialOf = (country: Country, known: KnownContact): SignupValues => {
  const clinic = noClinic(country);
  const { registrationCode, country: where, ...rest } = clinic;
  return { registrationCode, companyName: '', country: where, ...rest, ...noContact, ...known, accepted: '' };
};

interface Props {
  readonly known: KnownContact;
  /** The code is on its way; what was typed waits for it. */
  readonly onAsked: (body: ApplicationBody) => void;
}

/** The same application has one number however often it is sent; what is changed after a try gets another. */
const useApplicationId = () => {
  const sent = useRef({ id: crypto.randomUUID(), as: '' });
  return (values: SignupValues): string => {
    const as = JSON.stringify(values);
    if (sent.current.as !== '' && sent.current.as !== as) sent.current.id = crypto.randomUUID();
    sent.current.as = as;
    return sent.current.id;
  };
};

export function SignupForm({ known, onAsked }: Props) {
  const { clinicSignup: t } = useClinicSignupTexts();
  const { COUNTRY_CODE: country } = useConfig().prmFeatures;
  const today = useToday();
  const locale = useLanguage();
  const idOf = useApplicationId();
  const initial = initialOf(country, known);
  const form = useForm<SignupField>({
    initial,
    labels: t.fields,
    kept: { in: keptSignup, fields: keptFields(initial) },
    check: (values) =>
      faulty<SignupField>({
        ...checkClinic(values),
        ...checkContact(values, { country, today }),
        companyName: values.companyName.trim() === '' ? 'required' : undefined,
        accepted: values.accepted === '' ? 'required' : undefined,
      }),
    send: async (values) => {
      const body: ApplicationBody = {
        applicationId: idOf(values),
        companyName: values.companyName.trim(),
        ...clinicBody(values),
        ...contactBody(values, country),
        locale,
        agreementVersion,
        maySign: true,
      };
      const earlier = sentCode('CLINIC');
      // Whoever comes back to the form within a minute has a code already.
      const hasCode = earlier?.email === body.contactEmail && earlier.resendAt > now().getTime();
      const { code } = hasCode ? {} : await call(applyForClinic, { body });
      if (code) rememberSentCode('CLINIC', code, { email: body.contactEmail, now: now() });
      onAsked(body);
    },
    byCode: { CLINIC_EXISTS_ALREADY: 'registrationCode', PERSON_IS_UNDERAGE: 'personalCode' },
  });
  const { values } = form;
  return (
    <form className={styles.page} onSubmit={form.submit} noValidate>
      <div className={styles.fields}>
        <div>
          <PageTitle>{t.title}</PageTitle>
          <p className={styles.lead}>{t.lead}</p>
        </div>
        <FormNotices form={form} />
        <fieldset className={styles.part}>
          <legend>
            <span className={styles.number}>1</span> {t.parts.company}
          </legend>
          <CompanyFields form={form} />
          <TextField label={t.fields.companyName} autoComplete="organization" {...form.bind('companyName')} />
        </fieldset>
        <fieldset className={styles.part}>
          <legend>
            <span className={styles.number}>2</span> {t.parts.clinic}
          </legend>
          <ClinicFields form={form} />
        </fieldset>
        <fieldset className={styles.part}>
          <legend>
            <span className={styles.number}>3</span> {t.parts.contact}
          </legend>
          <ContactFields form={form} />
        </fieldset>
        <p className={styles.kept}>
          <Icon name="circle-check" /> {t.kept}
        </p>
      </div>
      <div className={styles.preview}>
        <AgreementPreview
          values={{
            companyName: values.companyName,
            registrationCode: values.registrationCode,
            clinicName: values.clinicName,
            address: values.address,
            signatory: `${values.firstName} ${values.surname}`.trim(),
            email: values.email,
          }}
        />
        <div className={styles.accept}>
          <Checkbox
            id={form.idOf('accepted')}
            checked={values.accepted !== ''}
            error={form.errorOf('accepted')}
            onChange={(event) => form.set('accepted', event.target.checked ? 'yes' : '')}
          >
            {t.maySign(values.companyName.trim() || t.theCompany)}
          </Checkbox>
          <Button type="submit" size="lg" isPending={form.isSending} pendingLabel={t.sending}>
            {t.send}
          </Button>
        </div>
      </div>
    </form>
  );
}
