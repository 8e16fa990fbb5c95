import { type ClinicPatient, listRepresentatives } from '@tervita/contract/patients';
import { Navigate } from 'react-router';
import { useAnswer } from '../../../../../core/api/index.ts';
import { useToday } from '../../../../../core/format/index.ts';
import { useTexts } from '../../../../../core/texts/index.ts';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { SegmentedControl } from '../../../../../ui/segmented-control.tsx';
import { SkeletonRows } from '../../../../../ui/skeleton.tsx';
import { fullName } from '../../actions/acted.ts';
import styles from '../create-page.module.css';
import { lacksSomething } from '../patient/lacking.ts';
import { WithPatient } from '../patient/with-patient.tsx';
import { QuestionnaireForm } from '../questionnaire/questionnaire-form.tsx';
import { useCreatingTexts } from '../texts.ts';
import type { Wizard } from '../wizard.ts';
import { MessageForm } from './message-form.tsx';
import { useFilesThere } from './use-kept-uploads.ts';

const ways = ['message', 'questionnaire'] as const;

interface Props {
  readonly wizard: Wizard;
  readonly patientId: string;
}

/** Whom it is about, once more before it is written. */
function ForWhom({ wizard, patient }: { wizard: Wizard; patient: ClinicPatient }) {
  const t = useCreatingTexts().message;
  const patientId = patient.clinicMemberId;
  const { representativeId } = wizard;
  const options = { enabled: representativeId !== undefined };
  const known = useAnswer(listRepresentatives, { params: { id: patientId } }, options).data?.representatives;
  const representative = known?.find(({ userId }) => userId === representativeId);
  return (
    <div className={styles.who}>
      <span>
        <strong>{t.for(fullName(patient))}</strong>
        {representative ? ` · ${t.by(fullName(representative))}` : null}
        {[patient.email, patient.phone].map((contact) => (contact ? ` · ${contact}` : null))}
      </span>
      <LinkButton
        variant="ghost"
        size="sm"
        to={wizard.addressOf({ step: 'patient', patientId, representativeId })}
      >
        {t.change}
      </LinkButton>
    </div>
  );
}

export function MessageStep({ wizard, patientId }: Props) {
  const today = useToday();
  const { core } = useTexts();
  const t = useCreatingTexts();
  const there = useFilesThere(patientId);
  return (
    <WithPatient {...{ wizard, patientId }}>
      {(patient) => {
        // An address that was kept or typed: what is missing is asked for first.
        if (lacksSomething(patient, today, wizard.representativeId))
          return <Navigate replace to={wizard.addressOf({ step: 'patient', patientId })} />;
        return (
          <section className={styles.step}>
            <PageTitle takesFocus>
              {wizard.way === 'questionnaire' ? t.questionnaire.title : t.kinds[wizard.kind].message}
            </PageTitle>
            <ForWhom {...{ wizard, patient }} />
            {wizard.kind === 'as-patient' ? (
              <SegmentedControl
                label={t.wayLabel}
                value={wizard.way}
                onChange={wizard.setWay}
                segments={ways.map((value) => ({ value, label: t.ways[value] }))}
              />
            ) : null}
            {wizard.way === 'questionnaire' ? (
              <QuestionnaireForm {...{ wizard, patient }} />
            ) : there ? (
              <MessageForm {...{ wizard, patient, there }} />
            ) : (
              <SkeletonRows label={core.loading} count={4} />
            )}
          </section>
        );
      }}
    </WithPatient>
  );
}
