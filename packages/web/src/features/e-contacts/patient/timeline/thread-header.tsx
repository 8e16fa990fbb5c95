import type { PatientTimeline } from '@tervita/contract/e-contacts';
import { Link } from 'react-router';
import { HeaderSlot } from '../../../../core/page/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { Icon } from '../../../../ui/icon.tsx';
import styles from './thread-header.module.css';

export function ThreadHeader({ eContact }: { eContact: PatientTimeline['eContact'] }) {
  const { core, eContacts, problemTypes } = usePatientTexts();
  const { patient, clinic } = eContact;
  const forWhom = patient.isMe ? eContacts.forMe : eContacts.forPerson(patient.firstName);
  return (
    <HeaderSlot>
      <Link className={styles.back ?? ''} to="/my-e-contacts" aria-label={core.actions.back}>
        <Icon name="arrow-left" size="lg" />
      </Link>
      <div className={styles.text}>
        <h1 className={styles.title} tabIndex={-1}>
          {problemTypes.labels[eContact.type]}
        </h1>
        <p className={styles.about}>{`${forWhom} · ${clinic.name}`}</p>
      </div>
    </HeaderSlot>
  );
}
