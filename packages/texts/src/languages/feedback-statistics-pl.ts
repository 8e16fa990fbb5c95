import { feedbackStatistics } from '../features/feedback-statistics/pl.ts';
import type { FeedbackStatisticsTexts } from './feedback-statistics-en.ts';

export const texts: FeedbackStatisticsTexts = { feedbackStatistics };
