import type { EmployeeRole } from '../auth/index.ts';
import type { EContactStatus } from '../e-contacts/index.ts';
import type { ProblemType } from '../problem-types/index.ts';
import type { PrescriptionState } from './prescriptions.ts';

/** Only a doctor approves. */
export const mayApprove = (role: EmployeeRole | undefined): boolean => role === 'DOCTOR';
/** Doctors and nurses decline, and write down what the clinic has prescribed. */
export const mayDecline = (role: EmployeeRole | undefined): boolean => role === 'DOCTOR' || role === 'NURSE';

/** What a person reads of it: a request that was withdrawn or closed unanswered says so. */
export const shownPrescriptionStates = [
  'REQUESTED',
  'APPROVED',
  'DECLINED',
  'RECORDED',
  'WITHDRAWN',
  'NOT_DECIDED',
] as const;
export type ShownPrescriptionState = (typeof shownPrescriptionStates)[number];

/** An e-contact that was opened again brings its requests back: they were never changed. */
export const shownState = (
  state: PrescriptionState,
  eContact: EContactStatus | null,
): ShownPrescriptionState => {
  if (state !== 'REQUESTED' || eContact === null) return state;
  if (eContact === 'CANCELLED') return 'WITHDRAWN';
  return eContact === 'COMPLETED' || eContact === 'REJECTED' ? 'NOT_DECIDED' : state;
};

/** Reasons that are told by naming medicines. */
export const prescriptionTypes = ['PRESCRIPTION', 'PRESCRIPTION_REFILL'] as const satisfies ProblemType[];
export type PrescriptionType = (typeof prescriptionTypes)[number];
export const isPrescriptionType = (type: ProblemType): type is PrescriptionType =>
  prescriptionTypes.some((each) => each === type);

/** Where all of them were prescribed before, it is a renewal. */
export const typeOfRequest = (
  asked: readonly { readonly previousId?: string | null | undefined }[],
): PrescriptionType =>
  asked.length > 0 && asked.every(({ previousId }) => previousId) ? 'PRESCRIPTION_REFILL' : 'PRESCRIPTION';
