import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import { visitMinutesOf } from '@tervita/domain/problem-types';
import { useState } from 'react';
import { useFormat } from '../../../../core/format/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PhoneLink } from '../../../../ui/phone-link.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { LazyEditPatient } from '../../../patients/index.ts';
import { PersonalCode } from '../personal-code.tsx';
import { Fact, Facts } from './answers/facts.tsx';
import { newFrom } from './new-from.ts';
import styles from './patient-card.module.css';
import { useWorkingTexts } from './texts.ts';

/** When the thread was last open to whom it belongs, or by the link of a letter to somebody whom nobody has refused. */
const lastSeenAt = ({ seenAt, letterReaders }: ClinicEContactDetail): string | null => {
  const opened = letterReaders.filter(({ decision }) => decision !== 'REFUSED');
  return (
    [...opened.map(({ openedAt }) => openedAt), ...(seenAt === null ? [] : [seenAt])].sort().at(-1) ?? null
  );
};

/** Whether what the clinic wrote last was opened; before it wrote anything, when the patient was last here. */
function Seen({ detail }: { detail: ClinicEContactDetail }) {
  const t = useClinicTexts().eContacts.detail.patientCard;
  const format = useFormat();
  const { lastWrittenAt, creator } = detail;
  const seenAt = lastSeenAt(detail);
  const { lastOnlineAt } = detail.patient;
  const online = lastOnlineAt === null ? null : format.moment(lastOnlineAt);
  if (lastWrittenAt === null) return <Fact name={t.lastOnline}>{online ?? t.neverOnline}</Fact>;
  if (seenAt !== null && seenAt > lastWrittenAt)
    return <Fact name={t.ourMessage}>{t.seen(format.moment(seenAt))}</Fact>;
  // A representative opens it: when the patient was last here says nothing about that.
  if (creator.kind === 'REPRESENTATIVE') return <Fact name={t.ourMessage}>{t.notSeen(null)}</Fact>;
  const hasNeverBeen = online === null && seenAt === null;
  return <Fact name={t.ourMessage}>{hasNeverBeen ? t.neverOnline : t.notSeen(online)}</Fact>;
}

/** The clinic's own record has a code that is proved; else there is what somebody typed, or what another record has. */
function Code({ patient }: { patient: ClinicEContactDetail['patient'] }) {
  const t = useClinicTexts().eContacts.detail.patientCard;
  const { codeTyped, codeProved, sameCode } = useWorkingTexts().card;
  const { personalCode, claimedCode, claimedCodeProved, sameCodeMember } = patient;
  if (personalCode) return <PersonalCode code={personalCode} />;
  if (!claimedCode) return t.missing;
  return (
    <>
      <PersonalCode code={claimedCode} />
      <span className={styles.name}>{claimedCodeProved ? codeProved : codeTyped}</span>
      {sameCodeMember ? <p>{sameCode(`${sameCodeMember.firstName} ${sameCodeMember.surname}`)}</p> : null}
    </>
  );
}

const useWriter = ({ creator: { kind, name }, isUnverified }: ClinicEContactDetail) => {
  const t = useWorkingTexts().card;
  if (kind === 'REPRESENTATIVE') return t.byRepresentative(name, isUnverified);
  return kind === 'CLINIC' ? t.byClinic(name) : t.byPatient;
};

/** For reasons whose visit takes a known time: so long a place is looked for. */
function VisitTime({ type }: Pick<ClinicEContactDetail, 'type'>) {
  const t = useWorkingTexts();
  const minutes = visitMinutesOf(type);
  return minutes === null ? null : <Fact name={t.visit}>{t.visitMinutes(minutes)}</Fact>;
}

export function PatientCard({ detail }: { detail: ClinicEContactDetail }) {
  const t = useClinicTexts().eContacts.detail.patientCard;
  const working = useWorkingTexts().card;
  const { patient } = detail;
  const writer = useWriter(detail);
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <Facts>
        {detail.writerPhone ? (
          <Fact name={working.phoneOf(detail.creator.name)}>
            <PhoneLink phone={detail.writerPhone} />
          </Fact>
        ) : null}
        <Fact name={t.personalCode}>
          <Code patient={patient} />
        </Fact>
        <Fact name={t.list}>{patient.listCode ?? t.missing}</Fact>
        <Fact name={t.phone}>
          {patient.phone ? <PhoneLink phone={patient.phone} /> : t.missing}
          {patient.phone && patient.phoneGivenByPatient ? (
            <>
              <Icon name="lock" size="sm" />
              <VisuallyHidden>{t.phoneByPatient}</VisuallyHidden>
            </>
          ) : null}
        </Fact>
        <Fact name={t.email}>{patient.email ?? t.missing}</Fact>
        <Seen detail={detail} />
        <Fact name={working.writes}>{writer}</Fact>
        <VisitTime type={detail.type} />
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
