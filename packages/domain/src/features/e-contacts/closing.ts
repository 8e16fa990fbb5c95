import type { EContactState, Move } from './moves.ts';
import type { PatientReopenReason } from './reasons.ts';

/** Before the clinic's first answer a patient withdraws what they sent; after it they say that it is settled. */
export const closingMoveOf = ({ clinicHasAnswered }: Pick<EContactState, 'clinicHasAnswered'>) =>
  (clinicHasAnswered ? 'complete' : 'cancel') satisfies Move;

/** The clinic cannot guess what "another reason" is. */
export const needsWordsToReopen = (reason: PatientReopenReason): boolean => reason === 'OTHER';
