import type { FeedbackTexts } from '@tervita/texts/feedback-en';
import { type Part, usePart } from '../../core/texts/index.ts';

export const feedbackPart: Part<FeedbackTexts> = {
  en: () => import('@tervita/texts/feedback-en'),
  et: () => import('@tervita/texts/feedback-et'),
  ru: () => import('@tervita/texts/feedback-ru'),
  pl: () => import('@tervita/texts/feedback-pl'),
};

export const useFeedbackTexts = () => usePart(feedbackPart).feedback;
