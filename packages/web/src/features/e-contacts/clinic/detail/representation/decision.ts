import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import { can } from '../../actions/can.ts';

/** While the patient is new to the clinic, accepting them decides about the writer as well. */
const isForClinic = (detail: ClinicEContactDetail): boolean =>
  !detail.membershipPending && can('confirmRepresentation', detail);

/** Nobody has said yet whether the writer acts for the patient, and the clinic can. */
export const isUndecided = (detail: ClinicEContactDetail): boolean =>
  detail.representation?.status === 'UNVERIFIED' && isForClinic(detail);

/** Those who read the thread by the link in a letter, and of whom nobody has said whether it was written to them. */
export const unconfirmedReaders = ({ letterReaders }: ClinicEContactDetail) =>
  letterReaders.filter(({ decision }) => decision === null);

/** The patient said no: then the writer no longer sees the thread. Only staff leave their name with a decision. */
export const isRefusedByPatient = ({ representation }: ClinicEContactDetail): boolean =>
  representation?.status === 'NOT_KNOWN' &&
  representation.decidedAt !== null &&
  representation.decidedByName === null;

/** A colleague said no, which may have been a mistake. What the patient said is not for the clinic to change. */
export const mayConfirmAfterAll = (detail: ClinicEContactDetail): boolean =>
  detail.representation?.status === 'NOT_KNOWN' &&
  detail.representation.decidedByName !== null &&
  isForClinic(detail);
