export const rejectReasons = ['PATIENT_NOT_IN_LIST', 'CLINIC_OVERLOADED', 'OTHER'] as const;
export type RejectReason = (typeof rejectReasons)[number];

export const archiveReasons = [
  'INFO_DELIVERED',
  'RESOLVED_OUTSIDE',
  'PATIENT_NOT_ANSWERING',
  'OTHER',
] as const;
export type ArchiveReason = (typeof archiveReasons)[number];

export const clinicReopenReasons = [
  'INFO_ACCIDENTALLY_MISSING',
  'PATIENT_ASKED_FOR_MORE',
  'WRONG_INFO',
  'OTHER',
] as const;
export type ClinicReopenReason = (typeof clinicReopenReasons)[number];

export const patientCloseReasons = [
  'GOT_NEEDED_INFO',
  'RESOLVED_ELSEWHERE',
  'PROBLEM_RESOLVED',
  'SENT_INFO_INCORRECT',
  'OTHER',
] as const;
export type PatientCloseReason = (typeof patientCloseReasons)[number];

export const patientReopenReasons = [
  'SYMPTOMS_CHANGED',
  'FIT_NOTE_ACTIONS',
  'WANTS_EXPLANATION',
  'CLINIC_ASKED_TO_CONTACT',
  'NO_INFO_RECEIVED',
  'OTHER',
] as const;
export type PatientReopenReason = (typeof patientReopenReasons)[number];

/** Which list the reason of a move comes from. */
export const reasonListOf = (
  move: string,
  isByStaff: boolean,
): 'reject' | 'archive' | 'reopen' | 'patientClose' | 'patientReopen' | undefined => {
  if (move === 'complete' || move === 'cancel') return 'patientClose';
  if (move === 'reopen') return isByStaff ? 'reopen' : 'patientReopen';
  return move === 'archive' || move === 'reject' ? move : undefined;
};

/** When the patient may answer a reply: at once, from a later day, or not at all (the reply closes). */
export const replyDelays = ['NEXT_DAY', 'TWO_DAYS', 'THREE_DAYS', 'ONE_WEEK'] as const;
export type ReplyDelay = (typeof replyDelays)[number];
export const replyDelayDays: Record<ReplyDelay, number> = {
  NEXT_DAY: 1,
  TWO_DAYS: 2,
  THREE_DAYS: 3,
  ONE_WEEK: 7,
};
