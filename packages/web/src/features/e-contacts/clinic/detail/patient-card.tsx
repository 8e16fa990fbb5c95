import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import { listRepresentatives } from '@tervita/contract/patients';
import { useState } from 'react';
import { useAnswer } from '../../../../core/api/index.ts';
import { useFormat, useToday } from '../../../../core/format/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { isMinor, LazyEditPatient } from '../../../patients/index.ts';
import { fullName } from '../actions/acted.ts';
import { newAddress } from '../inbox/detail-address.ts';
import { PersonalCode } from '../personal-code.tsx';
import { Fact, Facts } from './answers/facts.tsx';
import styles from './patient-card.module.css';
import { useWorkingTexts } from './texts.ts';

type Patient = ClinicEContactDetail['patient'];

/** Whether the patient has been here since the clinic last wrote. */
const useLastOnline = ({ lastOnlineAt }: Patient, lastReplyAt: string | null) => {
  const t = useClinicTexts().eContacts.detail.patientCard;
  const format = useFormat();
  if (lastOnlineAt === null) return t.neverOnline;
  if (!lastReplyAt) return format.moment(lastOnlineAt);
  return lastOnlineAt > lastReplyAt
    ? t.seen(format.moment(lastOnlineAt))
    : t.notSeen(format.moment(lastOnlineAt));
};

/** A child does not write alone: who may, also when it was somebody else this time. */
function Representatives({ patient }: { patient: Patient }) {
  const t = useWorkingTexts().card;
  const params = { id: patient.clinicMemberId };
  const known = useAnswer(listRepresentatives, { params }).data?.representatives;
  if (!known) return null;
  return <Fact name={t.representatives}>{known.map(fullName).join(', ') || t.noRepresentative}</Fact>;
}

const useWriter = ({ kind, name }: ClinicEContactDetail['creator']) => {
  const t = useWorkingTexts().card;
  if (kind === 'REPRESENTATIVE') return t.byRepresentative(name);
  return kind === 'CLINIC' ? t.byClinic(name) : t.byPatient;
};

export function PatientCard({ detail }: { detail: ClinicEContactDetail }) {
  const today = useToday();
  const t = useClinicTexts().eContacts.detail.patientCard;
  const working = useWorkingTexts().card;
  const { patient } = detail;
  const online = useLastOnline(patient, detail.lastWrittenAt);
  const writer = useWriter(detail.creator);
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <Facts>
        <Fact name={t.personalCode}>
          {patient.personalCode ? <PersonalCode code={patient.personalCode} /> : t.missing}
        </Fact>
        <Fact name={t.list}>{patient.listCode ?? t.missing}</Fact>
        <Fact name={t.phone}>
          {patient.phone ?? t.missing}
          {patient.phone && patient.phoneGivenByPatient ? (
            <>
              <Icon name="lock" size="sm" />
              <VisuallyHidden>{t.phoneByPatient}</VisuallyHidden>
            </>
          ) : null}
        </Fact>
        <Fact name={t.email}>{patient.email ?? t.missing}</Fact>
        <Fact name={t.lastOnline}>{online}</Fact>
        <Fact name={working.writes}>{writer}</Fact>
        {isMinor(patient, today) ? <Representatives patient={patient} /> : null}
      </Facts>
      <div className={styles.actions}>
        <Button id={editButtonId} size="sm" variant="secondary" onPress={() => setEditing(true)}>
          {working.edit}
        </Button>
        <LinkButton size="sm" variant="secondary" to={newFrom(detail, 'to-patient')}>
          {working.writeTo}
        </LinkButton>
        <LinkButton size="sm" variant="secondary" to={newFrom(detail, 'as-patient')}>
          {working.documentCall}
        </LinkButton>
      </div>
      <LazyEditPatient patient={patient} isOpen={isEditing} onClose={() => setEditing(false)} />
    </>
  );
}

/** Pressed from the palette too. */
export const editButtonId = 'edit-patient';

/** The way back leads here. */
export const newFrom = ({ id, patient }: ClinicEContactDetail, kind: 'as-patient' | 'to-patient'): string =>
  `${newAddress(kind, patient.clinicMemberId)}&step=message&from=${id}`;
