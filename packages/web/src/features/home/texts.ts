import type { HomeTexts } from '@tervita/texts/home-en';
import { loadPart, type Part, usePart } from '../../core/texts/index.ts';

const part: Part<HomeTexts> = {
  en: () => import('@tervita/texts/home-en'),
  et: () => import('@tervita/texts/home-et'),
  ru: () => import('@tervita/texts/home-ru'),
  pl: () => import('@tervita/texts/home-pl'),
};

export const loadHomeTexts = (): Promise<void> => loadPart(part);
export const useHomeTexts = (): HomeTexts => usePart(part);
