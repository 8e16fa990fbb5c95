import type { AboutPlatformTexts } from '@tervita/texts/about-platform-en';
import { type Part, usePart } from '../../core/texts/index.ts';

export const aboutPlatformPart: Part<AboutPlatformTexts> = {
  en: () => import('@tervita/texts/about-platform-en'),
  et: () => import('@tervita/texts/about-platform-et'),
  ru: () => import('@tervita/texts/about-platform-ru'),
  pl: () => import('@tervita/texts/about-platform-pl'),
};

export const useAboutPlatformTexts = () => usePart(aboutPlatformPart).aboutPlatform;
export const useServiceNames = () => usePart(aboutPlatformPart).serviceNames;
