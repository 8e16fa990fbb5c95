import {
  type ClinicPatient,
  editPatient,
  getPatient,
  listRepresentatives,
  searchPatients,
} from '@tervita/contract/patients';
import { useState } from 'react';
import { useAnswer, useCommand } from '../../../../../core/api/index.ts';
import { useConfig } from '../../../../../core/config.ts';
import { FormNotices, useForm } from '../../../../../core/form/index.ts';
import { useFormat, useToday } from '../../../../../core/format/index.ts';
import { useUser } from '../../../../../core/session/index.ts';
import { useTexts } from '../../../../../core/texts/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import {
  type ContactField,
  ContactFields,
  changesOf,
  checkContact,
  contactOf,
  isMinor,
  lacksBirthDate,
  usePatientsTexts,
} from '../../../../patients/index.ts';
import { fullName } from '../../actions/acted.ts';
import { PatientHead } from '../../detail/patient-head.tsx';
import { PersonalCode } from '../../personal-code.tsx';
import styles from '../create-page.module.css';
import { keptData } from '../kept-typing.ts';
import { useCreatingTexts } from '../texts.ts';
import type { Wizard } from '../wizard.ts';
import { needsEmail } from './lacking.ts';
import { RepresentativeChoice } from './representative-choice.tsx';
import { WithPatient } from './with-patient.tsx';

interface Props {
  readonly wizard: Wizard;
  readonly patientId: string;
}

function About({ patient }: { patient: ClinicPatient }) {
  const t = useCreatingTexts().patient;
  const format = useFormat();
  return (
    <div className={styles.who}>
      <PatientHead patient={patient} />
      <div className={styles.facts}>
        {patient.personalCode ? (
          <span>
            <PersonalCode code={patient.personalCode} />
          </span>
        ) : null}
        <span>{patient.lastOnlineAt ? t.lastOnline(format.moment(patient.lastOnlineAt)) : t.never}</span>
      </div>
    </div>
  );
}

type Field = ContactField | 'representative';

const useDataForm = (wizard: Wizard, patient: ClinicPatient) => {
  const t = useCreatingTexts().representative;
  const { fields } = usePatientsTexts();
  const { COUNTRY_CODE: country } = useConfig().prmFeatures;
  const { userId } = useUser();
  const today = useToday();
  const patientId = patient.clinicMemberId;
  const isChild = isMinor(patient, today);
  // A colleague's change that comes meanwhile is theirs: only what was changed here is sent.
  const [opened] = useState(patient);
  const kept = keptData(userId, patientId);
  const edit = useCommand(editPatient, { refreshes: [getPatient, searchPatients], onError: () => true });
  const isNamed = wizard.representativeId !== undefined;
  const known = useAnswer(
    listRepresentatives,
    { params: { id: patientId } },
    { enabled: isChild || isNamed },
  );
  const representatives = known.data?.representatives ?? [];
  const confirmed = representatives.filter(({ status }) => status === 'CONFIRMED');
  const chosen =
    confirmed.find(({ userId }) => userId === wizard.representativeId) ??
    (isChild && confirmed.length === 1 ? confirmed[0] : undefined);
  const isEmailNeeded = !chosen && needsEmail(patient, today);
  const asksBirthDate = !chosen && lacksBirthDate(opened);
  const form = useForm<Field>({
    initial: { ...contactOf(opened, country), representative: '' },
    labels: { ...fields, representative: t.label },
    kept: { in: kept, fields: ['email', 'phone', 'listCode', 'birthDate'] },
    check: (values) => ({
      ...checkContact(values, { country, today, needsEmail: isEmailNeeded, needsBirthDate: asksBirthDate }),
      ...(isChild && !chosen ? { representative: 'choosePerson' as const } : {}),
    }),
    send: async (values) => {
      const clinicMember = changesOf(values, opened, country);
      if (clinicMember) await edit.mutateAsync({ params: { id: patientId }, body: { clinicMember } });
      kept.write({});
      wizard.go({ step: 'message', patientId, representativeId: chosen?.userId });
    },
  });
  return {
    form,
    isChild,
    isEmailNeeded,
    asksBirthDate,
    representatives,
    chosen,
    isLoading: isChild && known.isPending,
  };
};

function PatientForm({ wizard, patient }: { wizard: Wizard; patient: ClinicPatient }) {
  const { core } = useTexts();
  const t = useCreatingTexts();
  const words = usePatientsTexts();
  const patientId = patient.clinicMemberId;
  const { form, isChild, isEmailNeeded, asksBirthDate, representatives, chosen, isLoading } = useDataForm(
    wizard,
    patient,
  );
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <Card>
        <div className={styles.form}>
          <About patient={patient} />
          <FormNotices form={form} />
          {isChild && !isLoading ? (
            <RepresentativeChoice
              id={form.idOf('representative')}
              representatives={representatives}
              chosen={chosen?.userId}
              error={form.errorOf('representative')}
              addAddress={wizard.addressOf({ step: 'representative', patientId })}
              onChoose={(representativeId) =>
                wizard.go({ step: 'patient', patientId, representativeId }, { replace: true })
              }
            />
          ) : null}
          {!isChild && chosen ? <p className={styles.lead}>{t.message.by(fullName(chosen))}</p> : null}
          <ContactFields
            form={form}
            needsEmail={isEmailNeeded}
            emailHint={isChild ? words.emailChild : isEmailNeeded ? words.emailNeeded : words.emailOwn}
            asksBirthDate={asksBirthDate}
            isPhoneLocked={patient.phoneGivenByPatient && patient.phone !== null}
          />
        </div>
      </Card>
      <div className={styles.foot}>
        <LinkButton variant="ghost" size="sm" to={wizard.addressOf({ step: 'find' })}>
          {t.patient.another}
        </LinkButton>
        <Button type="submit" keys="Ctrl ↵" isPending={form.isSending} pendingLabel={core.saving}>
          {t.patient.next}
        </Button>
      </div>
    </form>
  );
}

/** Confirmed or corrected before anything is written; what is missing is asked for here. */
export function PatientStep({ wizard, patientId }: Props) {
  const t = useCreatingTexts().patient;
  return (
    <WithPatient {...{ wizard, patientId }}>
      {(patient) => (
        <section className={styles.step}>
          <PageTitle takesFocus>{t.title}</PageTitle>
          <PatientForm {...{ wizard, patient }} />
        </section>
      )}
    </WithPatient>
  );
}
