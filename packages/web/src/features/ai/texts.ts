import type { AiTexts } from '@tervita/texts/ai-en';
import { type Part, usePart } from '../../core/texts/index.ts';

/** Comes with the detail page, and with the summary in the preview. */
export const aiPart: Part<AiTexts> = {
  en: () => import('@tervita/texts/ai-en'),
  et: () => import('@tervita/texts/ai-et'),
  ru: () => import('@tervita/texts/ai-ru'),
  pl: () => import('@tervita/texts/ai-pl'),
};

export const useAiTexts = () => usePart(aiPart).ai;
