import { feedbackStatistics } from '../features/feedback-statistics/ru.ts';
import type { FeedbackStatisticsTexts } from './feedback-statistics-en.ts';

export const texts: FeedbackStatisticsTexts = { feedbackStatistics };
