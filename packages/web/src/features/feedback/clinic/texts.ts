import type { FeedbackStatisticsTexts } from '@tervita/texts/feedback-statistics-en';
import { type Part, usePart } from '../../../core/texts/index.ts';

export const feedbackStatisticsPart: Part<FeedbackStatisticsTexts> = {
  en: () => import('@tervita/texts/feedback-statistics-en'),
  et: () => import('@tervita/texts/feedback-statistics-et'),
  ru: () => import('@tervita/texts/feedback-statistics-ru'),
  pl: () => import('@tervita/texts/feedback-statistics-pl'),
};

export const useStatisticsTexts = () => usePart(feedbackStatisticsPart).feedbackStatistics;
