import {
  fixedOftenChosen,
  type PatientGroup,
  type ProblemType,
  patientGroups,
  patientProblemTypes,
  typesOfPatientGroup,
} from '@tervita/domain/problem-types';
import { useState } from 'react';
import { Link, Navigate } from 'react-router';
import { useEmergencyNumber } from '../../../../core/config.ts';
import { useFlowStep } from '../../../../core/page/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { IconTile } from '../../../../ui/icon-tile.tsx';
import { RowLink } from '../../../../ui/list-row.tsx';
import { MedicalIcon, type MedicalIconName } from '../../../../ui/medical-icon.tsx';
import { PageTitle } from '../../../../ui/page-title.tsx';
import { SearchField } from '../../../../ui/search-field.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { ProblemTypeIcon } from '../../problem-type-icon.tsx';
import styles from './choose-reason-page.module.css';
import { ChosenLine } from './chosen-line.tsx';
import flow from './flow.module.css';
import { flowAddress, useFlowChoice } from './flow-choice.ts';
import { flowSteps } from './flow-steps.ts';
import { foldText } from './fold-text.ts';
import { ReasonGroup } from './reason-group.tsx';
import { useClinicName } from './use-clinics.ts';

interface ReasonsProps {
  readonly types: readonly ProblemType[];
  readonly clinicId: string;
}

function Reasons({ types, clinicId }: ReasonsProps) {
  const { labels } = usePatientTexts().problemTypes;
  return types.map((type) => (
    <li key={type} className={flow.item}>
      <RowLink
        to={flowAddress('new', { clinicId, type })}
        icon={<ProblemTypeIcon type={type} />}
        title={labels[type]}
      />
    </li>
  ));
}

function Often({ clinicId }: { clinicId: string }) {
  const { labels } = usePatientTexts().problemTypes;
  return (
    <ul className={styles.tiles}>
      {fixedOftenChosen.map((type) => (
        <li key={type}>
          <Link className={styles.tile ?? ''} to={flowAddress('new', { clinicId, type })}>
            <IconTile size="sm">
              <ProblemTypeIcon type={type} />
            </IconTile>
            {labels[type]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const groupIcons: Record<PatientGroup, MedicalIconName> = {
  REASON_FOR_CONTACTING: 'stethoscope',
  HEALTH_EXAMINATION: 'heart-pulse',
  PROCEDURES: 'syringe',
  QUESTIONNAIRES: 'questionnaire',
  OTHER_HEALTH_CONCERN: 'medical-bag',
};

const offered: ReadonlySet<ProblemType> = new Set(patientProblemTypes);

function Groups({ clinicId }: { clinicId: string }) {
  const { groups, groupExamples } = usePatientTexts().problemTypes;
  const types = (group: PatientGroup) => typesOfPatientGroup[group].filter((type) => offered.has(type));
  return patientGroups
    .filter((group) => types(group).length > 0)
    .map((group) => (
      <ReasonGroup
        key={group}
        icon={<MedicalIcon name={groupIcons[group]} />}
        title={groups[group]}
        examples={groupExamples[group]}
      >
        <Reasons types={types(group)} clinicId={clinicId} />
      </ReasonGroup>
    ));
}

function Found({ words, clinicId }: { words: string; clinicId: string }) {
  const { eContacts, problemTypes } = usePatientTexts();
  const t = eContacts.chooseReason;
  const found = patientProblemTypes.filter((type) =>
    foldText(problemTypes.labels[type]).includes(foldText(words)),
  );
  return (
    <>
      <VisuallyHidden role="status">{t.found(found.length)}</VisuallyHidden>
      {found.length > 0 ? (
        <Card isFlush as="ul">
          <Reasons types={found} clinicId={clinicId} />
        </Card>
      ) : (
        <EmptyState icon={<Icon name="search" />} title={t.nothingTitle}>
          {t.nothingText}
        </EmptyState>
      )}
    </>
  );
}

export function Component() {
  const emergencyNumber = useEmergencyNumber();
  const { eContacts } = usePatientTexts();
  const t = eContacts.chooseReason;
  const { clinicId } = useFlowChoice();
  const clinic = useClinicName(clinicId);
  const [words, setWords] = useState('');
  useFlowStep({
    name: eContacts.flow.name,
    ...flowSteps.reason,
    backTo: '/my-e-contacts',
    closeTo: '/my-e-contacts',
  });
  if (!clinicId) return <Navigate replace to="/e-contacts/choose-clinic" />;
  return (
    <>
      <div className={flow.page}>
        <ChosenLine clinic={clinic} changeTo="/e-contacts/choose-clinic?change" />
        <PageTitle>{t.title}</PageTitle>
        <SearchField
          label={t.searchLabel}
          placeholder={t.searchPlaceholder}
          clearLabel={t.clearSearch}
          value={words}
          onChange={setWords}
        />
        {words.trim() ? (
          <Found words={words.trim()} clinicId={clinicId} />
        ) : (
          <>
            <h2 className={flow.heading}>{t.often}</h2>
            <Often clinicId={clinicId} />
            <h2 className={flow.heading}>{t.all}</h2>
            <Card isFlush>
              <Groups clinicId={clinicId} />
            </Card>
          </>
        )}
        <Card isFlush>
          <RowLink
            to={flowAddress('new', { clinicId, type: 'OTHER_PROBLEM' })}
            icon={<Icon name="pencil" />}
            title={t.ownWords}
            hint={t.ownWordsText}
          />
        </Card>
      </div>
      <footer className={styles.footer}>
        {t.emergency}
        <a href={`tel:${emergencyNumber}`}>
          <Icon name="phone" size="sm" />
          {t.call(emergencyNumber)}
        </a>
      </footer>
    </>
  );
}
