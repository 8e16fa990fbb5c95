import { feedbackStatistics } from '../features/feedback-statistics/et.ts';
import type { FeedbackStatisticsTexts } from './feedback-statistics-en.ts';

export const texts: FeedbackStatisticsTexts = { feedbackStatistics };
