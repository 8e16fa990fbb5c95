import { feedbackStatistics } from '../features/feedback-statistics/en.ts';

/** What patients said, in figures and in words. */
export const texts = { feedbackStatistics };
export type FeedbackStatisticsTexts = typeof texts;
