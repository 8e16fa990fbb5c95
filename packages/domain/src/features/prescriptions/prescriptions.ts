export const frequencies = [
  'ONCE_DAILY',
  'TWICE_DAILY',
  'THREE_TIMES_DAILY',
  'FOUR_TIMES_DAILY',
  'AS_NEEDED',
] as const;
export type Frequency = (typeof frequencies)[number];

/** How a prescription stands in the database. RECORDED: the clinic wrote it down, nobody asked for it here. */
export const prescriptionStates = ['REQUESTED', 'APPROVED', 'DECLINED', 'RECORDED'] as const;
export type PrescriptionState = (typeof prescriptionStates)[number];

export const declineReasons = ['NEEDS_VISIT', 'NEEDS_TEST', 'TOO_EARLY', 'OTHER'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** A reason that says nothing by itself needs words. */
export const needsWordsToDecline = (reason: DeclineReason): boolean => reason === 'OTHER';

/** More than anybody takes at once; the bound keeps one request finite. */
export const prescriptionsMost = 20;
export const medicineNameMax = 200;
export const prescriptionCommentMax = 500;
export const declineWordsMax = 1_000;

/** How long whoever decided can take it back, when screens offer it for so long; the network has its share of it. */
export const undoGraceSeconds = (undoSeconds: number): number => undoSeconds + 10;
