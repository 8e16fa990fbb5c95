import type { PatientTimeline } from '@tervita/contract/e-contacts';
import { type EContactPhase, phaseOf } from '@tervita/domain/e-contacts';
import { now } from '../../../../core/clock.ts';
import { type Format, useFormat } from '../../../../core/format/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { toneOf } from '../../phase-tone.ts';
import styles from './status-strip.module.css';

type EContact = PatientTimeline['eContact'];
type Words = ReturnType<typeof usePatientTexts>['eContacts']['timeline'];

const wordsFor = (phase: EContactPhase, eContact: EContact, t: Words, format: Format): string => {
  const { openedAt, completedAt, updatedAt, membershipPending } = eContact;
  if (phase === 'PATIENT_TURN') {
    return openedAt && new Date(openedAt) > now() ? t.replyFrom(format.day(openedAt)) : t.yourTurn;
  }
  if (phase === 'CLINIC_TURN') return membershipPending ? t.pending : t.waiting;
  if (phase === 'REJECTED') return t.rejected;
  return phase === 'COMPLETED' || phase === 'WITHDRAWN' ? format.moment(completedAt ?? updatedAt) : '';
};

/** Whose turn it is, in one line. */
export function StatusStrip({ eContact }: { eContact: EContact }) {
  const { eContacts } = usePatientTexts();
  const format = useFormat();
  const phase = phaseOf(eContact);
  return (
    <p className={styles.strip} data-tone={toneOf(phase, 'PATIENT')} role="status">
      <span className={styles.dot} />
      <span>
        <b>{eContacts.status[phase]}.</b> {wordsFor(phase, eContact, eContacts.timeline, format)}
      </span>
    </p>
  );
}
