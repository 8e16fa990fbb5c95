import {
  addClinic,
  type ClinicApplication,
  getPlatformFigures,
  listApplications,
  listPlatformClinics,
} from '@tervita/contract/platform-admin';
import { employeeRoles } from '@tervita/domain/auth';
import { clinicKinds } from '@tervita/domain/clinics';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiError, useAnswer, useCommand } from '../../../core/api/index.ts';
import { useConfig } from '../../../core/config.ts';
import { FormPage, keptAsStaffDraft, useForm, type Values } from '../../../core/form/index.ts';
import { useToday } from '../../../core/format/index.ts';
import { usePageTitle } from '../../../core/page/index.ts';
import { useUser } from '../../../core/session/index.ts';
import { usePublicTexts } from '../../../core/texts/index.ts';
import { Callout } from '../../../ui/callout.tsx';
import { FieldGroup } from '../../../ui/field-group.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { faulty, SignInAgain } from '../../auth/index.ts';
import {
  type ClinicField,
  ClinicFields,
  CompanyFields,
  type ContactField,
  ContactFields,
  checkClinic,
  checkContact,
  clinicBody,
  contactBody,
  noClinic,
  noContact,
  useClinicSignupTexts,
} from '../../clinic-signup/index.ts';
import { ClinicsState } from '../page-state.tsx';
import styles from '../platform-admin.module.css';
import { usePlatformTexts } from '../texts.ts';

type AddField = ClinicField | ContactField | 'kind' | 'role';
type AddValues = Values<AddField>;

/** What the application says; nothing when there is none. */
const fromApplication = (application: ClinicApplication | undefined): Partial<AddValues> =>
  application
    ? {
        registrationCode: application.registrationCode,
        country: application.country,
        clinicName: application.clinicName,
        address: application.address,
        timeZone: application.timeZone,
        email: application.email,
        phone: application.phone ?? '',
        website: application.website ?? '',
        firstName: application.firstName,
        surname: application.surname,
        personalCode: application.personalCode ?? '',
        birthDate: application.birthDate ?? '',
        contactEmail: application.contactEmail,
      }
    : {};

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : undefined);

function AddClinicForm({ application }: { readonly application: ClinicApplication | undefined }) {
  const t = usePlatformTexts().addClinic;
  const { saving } = usePlatformTexts();
  const { fields } = useClinicSignupTexts().clinicSignup;
  const { shell } = usePublicTexts();
  const { COUNTRY_CODE: country } = useConfig().prmFeatures;
  const { userId } = useUser();
  const today = useToday();
  const navigate = useNavigate();
  const [isTooOld, setTooOld] = useState(false);
  const kept = keptAsStaffDraft(userId, `add-clinic/${application?.id ?? ''}`);
  const add = useCommand(addClinic, {
    refreshes: [listPlatformClinics, listApplications, getPlatformFigures],
    onError: () => true,
  });
  const initial: AddValues = {
    ...noClinic(country),
    ...noContact,
    kind: 'FAMILY_DOCTOR',
    role: 'NON_HEALTHCARE',
    ...fromApplication(application),
  };
  const form = useForm<AddField>({
    initial,
    labels: { ...fields, kind: t.kind, role: t.role },
    kept: { in: kept, fields: Object.keys(initial) as AddField[] },
    check: (values) =>
      faulty<AddField>({
        ...checkClinic(values),
        ...checkContact(values, { country, today }),
        kind: undefined,
        role: undefined,
      }),
    send: async (values) => {
      setTooOld(false);
      const added = await add.mutateAsync({
        body: {
          ...clinicBody(values),
          ...contactBody(values, country),
          kind: clinicKinds.find((kind) => kind === values.kind) ?? 'FAMILY_DOCTOR',
          role: employeeRoles.find((role) => role === values.role) ?? 'NON_HEALTHCARE',
          ...(application ? { applicationId: application.id } : {}),
        },
      });
      kept.write({});
      toasts.show({ tone: 'success', text: t.added(added.name) });
      await navigate(`/prm?clinic=${added.clinicId}`, { replace: true });
    },
    byCode: { CLINIC_EXISTS_ALREADY: 'registrationCode', PERSON_IS_UNDERAGE: 'personalCode' },
    onRefused: (error) => {
      setTooOld(codeOf(error) === 'SIGN_IN_TOO_OLD');
      return codeOf(error) === 'SIGN_IN_TOO_OLD';
    },
  });
  return (
    <FormPage
      title={t.title}
      lead={t.lead}
      notice={
        application ? <Callout tone="info">{t.fromApplication(application.companyName)}</Callout> : undefined
      }
      form={form}
      sendLabel={t.save}
      pendingLabel={saving}
    >
      {isTooOld ? <SignInAgain /> : null}
      <CompanyFields form={form} />
      <FieldGroup label={t.kind}>
        <SegmentedControl
          isWide
          label={t.kind}
          value={form.values.kind}
          onChange={(kind) => form.set('kind', kind)}
          segments={clinicKinds.map((value) => ({ value, label: t.kinds[value] }))}
        />
      </FieldGroup>
      <p className={styles.hint}>{t.kindHint}</p>
      <ClinicFields form={form} />
      <h2 className={styles.title}>{t.admin}</h2>
      <ContactFields form={form} />
      <FieldGroup label={t.role}>
        <SegmentedControl
          isWide
          label={t.role}
          value={form.values.role}
          onChange={(role) => form.set('role', role)}
          segments={employeeRoles.map((value) => ({ value, label: shell.employeeRoles[value] }))}
        />
      </FieldGroup>
    </FormPage>
  );
}

/** The application that is accepted by this is read first, so that the form begins with what it says. */
function FromApplication({ id }: { readonly id: string }) {
  const t = usePlatformTexts().addClinic;
  const answer = useAnswer(listApplications, { query: { from: id } });
  return (
    <ClinicsState answer={answer}>
      {({ applications }) => {
        const found = applications.find((each) => each.id === id && each.status === 'OPEN');
        return found ? <AddClinicForm application={found} /> : <Callout tone="turn">{t.decided}</Callout>;
      }}
    </ClinicsState>
  );
}

/** A new clinic of the platform, with the person who administers it first. */
export function Component() {
  usePageTitle(usePlatformTexts().addClinic.title);
  const [params] = useSearchParams();
  const id = params.get('application');
  return id ? <FromApplication id={id} /> : <AddClinicForm application={undefined} />;
}
