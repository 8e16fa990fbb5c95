import type { Answers } from '../asking/answer.ts';
import { dangerQuestionId } from './asked.ts';

/** "Now or in the last 24 hours" is said at the moment of the answer: later than this it is asked again. */
export const dangerHoldsHours = 12;

/** Signs of danger were asked about, and not too long ago. */
export const dangerHolds = (answers: Answers, answeredAt: Date | null, now: Date): boolean =>
  answers[dangerQuestionId] !== undefined &&
  answeredAt !== null &&
  now.getTime() - answeredAt.getTime() <= dangerHoldsHours * 3_600_000;
