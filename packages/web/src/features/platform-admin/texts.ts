import type { InformationEditorTexts } from '@tervita/texts/information-editor-en';
import type { PlatformAiTexts } from '@tervita/texts/platform-ai-en';
import type { PlatformTexts } from '@tervita/texts/platform-en';
import { type Part, usePart } from '../../core/texts/index.ts';

export const platformAiPart: Part<PlatformAiTexts> = {
  en: () => import('@tervita/texts/platform-ai-en'),
  et: () => import('@tervita/texts/platform-ai-et'),
  ru: () => import('@tervita/texts/platform-ai-ru'),
  pl: () => import('@tervita/texts/platform-ai-pl'),
};

export const usePlatformAiTexts = () => usePart(platformAiPart).platformAi;

export const platformPart: Part<PlatformTexts> = {
  en: () => import('@tervita/texts/platform-en'),
  et: () => import('@tervita/texts/platform-et'),
  ru: () => import('@tervita/texts/platform-ru'),
  pl: () => import('@tervita/texts/platform-pl'),
};

export const usePlatformTexts = () => usePart(platformPart).platform;
export const useServiceNames = () => usePart(platformPart).serviceNames;

export const informationEditorPart: Part<InformationEditorTexts> = {
  en: () => import('@tervita/texts/information-editor-en'),
  et: () => import('@tervita/texts/information-editor-et'),
  ru: () => import('@tervita/texts/information-editor-ru'),
  pl: () => import('@tervita/texts/information-editor-pl'),
};

export const useInformationEditorTexts = () => usePart(informationEditorPart).informationEditor;
