import type { PlatformAiTexts } from '@tervita/texts/platform-ai-en';
import { type Part, usePart } from '../../core/texts/index.ts';

export const platformAiPart: Part<PlatformAiTexts> = {
  en: () => import('@tervita/texts/platform-ai-en'),
  et: () => import('@tervita/texts/platform-ai-et'),
  ru: () => import('@tervita/texts/platform-ai-ru'),
  pl: () => import('@tervita/texts/platform-ai-pl'),
};

export const usePlatformAiTexts = () => usePart(platformAiPart).platformAi;
