import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../../../core/format/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import styles from './patient-card.module.css';

type Patient = ClinicEContactDetail['patient'];

/** Behind one press, so that a glance over the shoulder does not show it. */
function PersonalCode({ code }: { code: string }) {
  const t = useClinicTexts().eContacts.detail.patientCard;
  const [isShown, setShown] = useState(false);
  return (
    <>
      <span className={styles.code}>
        {isShown ? code : `${code.slice(0, 3)}${'•'.repeat(code.length - 3)}`}
      </span>
      <button type="button" className={styles.show} onClick={() => setShown(!isShown)}>
        {isShown ? t.hide : t.show}
      </button>
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>{children}</dd>
  </>
);

/** Whether the patient has been here since the clinic last wrote. */
const useLastOnline = ({ lastOnlineAt }: Patient, lastReplyAt: string | undefined) => {
  const t = useClinicTexts().eContacts.detail.patientCard;
  const format = useFormat();
  if (lastOnlineAt === null) return t.neverOnline;
  if (!lastReplyAt) return format.moment(lastOnlineAt);
  return lastOnlineAt > lastReplyAt
    ? t.seen(format.moment(lastOnlineAt))
    : t.notSeen(format.moment(lastOnlineAt));
};

export function PatientCard({ patient, lastReplyAt }: { patient: Patient; lastReplyAt: string | undefined }) {
  const t = useClinicTexts().eContacts.detail.patientCard;
  const online = useLastOnline(patient, lastReplyAt);
  return (
    <dl className={styles.facts}>
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
    </dl>
  );
}
