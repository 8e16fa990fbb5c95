export const frequencies = [
  'ONCE_DAILY',
  'TWICE_DAILY',
  'THREE_TIMES_DAILY',
  'FOUR_TIMES_DAILY',
  'AS_NEEDED',
  'EVERY_2_DAYS',
  'EVERY_3_DAYS',
  'ONCE_WEEKLY',
  'ONCE_MONTHLY',
  'OTHER',
] as const;
export type Frequency = (typeof frequencies)[number];

/** How a prescription stands in the database. RECORDED: the clinic wrote it down, nobody asked for it here. */
export const prescriptionStates = ['REQUESTED', 'APPROVED', 'DECLINED', 'RECORDED'] as const;
export type PrescriptionState = (typeof prescriptionStates)[number];

/** Whether whoever takes a medicine may be pregnant, as they or their doctor say it. */
export const pregnancyAnswers = ['NO', 'YES', 'UNSURE'] as const;
export type PregnancyAnswer = (typeof pregnancyAnswers)[number];

export const declineReasons = ['NEEDS_VISIT', 'NEEDS_TEST', 'TOO_EARLY', 'OTHER'] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** A reason that says nothing by itself needs words. */
export const needsWordsToDecline = (reason: DeclineReason): boolean => reason === 'OTHER';

/** More than anybody takes at once; the bound keeps one request finite. */
export const prescriptionsMost = 20;
export const medicineNameMax = 200;
export const prescriptionCommentMax = 500;
export const frequencyWordsMax = 200;
export const indicationMax = 200;
export const declineWordsMax = 1_000;

/** How long whoever decided can take it back, when screens offer it for so long; the network has its share of it. */
export const undoGraceSeconds = (undoSeconds: number): number => undoSeconds + 10;

const latelyDays = 14;
/** A decision of the last two weeks: it is shown before the same is asked for or decided again. */
export const isLately = (decidedAt: Date, now: Date): boolean =>
  now.getTime() - decidedAt.getTime() < latelyDays * 24 * 3_600_000;
