import type { PatientTimeline } from '@tervita/contract/e-contacts';
import { usePatientTexts } from '../../../core/texts/patient.ts';

type Asked = Pick<PatientTimeline['eContact'], 'patient' | 'membershipPending'>;

/** Whom the clinic must take in before it answers; undefined where it has. */
export const useAcceptFirst = (eContact: Asked | undefined): string | undefined => {
  const { acceptFirst } = usePatientTexts().eContacts;
  if (!eContact?.membershipPending) return undefined;
  const { isMe, firstName } = eContact.patient;
  return isMe ? acceptFirst.me : acceptFirst.person(firstName);
};
