import { type EContactStatus, feedbackDays } from '../e-contacts/index.ts';
import type { FeedbackSource } from './keywords.ts';

export interface Ended {
  readonly status: EContactStatus;
  readonly completedAt: Date | null;
}

/** A clinic that was not let answer has done nothing that could be judged; the platform has. */
const judgedAfter: Record<FeedbackSource, readonly EContactStatus[]> = {
  CLINIC: ['COMPLETED'],
  PRM: ['COMPLETED', 'CANCELLED'],
};

export const feedbackUntil = (completedAt: Date): Date =>
  new Date(completedAt.getTime() + feedbackDays * 86_400_000);

/** After completion, for a time. Whether it was given already is not known here. */
export const mayGiveFeedback = (source: FeedbackSource, { status, completedAt }: Ended, now: Date): boolean =>
  judgedAfter[source].includes(status) && completedAt !== null && now <= feedbackUntil(completedAt);
