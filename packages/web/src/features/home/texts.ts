import type { HomeTexts } from '@tervita/texts/home-en';
import { type Part, usePart } from '../../core/texts/index.ts';

export const homePart: Part<HomeTexts> = {
  en: () => import('@tervita/texts/home-en'),
  et: () => import('@tervita/texts/home-et'),
  ru: () => import('@tervita/texts/home-ru'),
  pl: () => import('@tervita/texts/home-pl'),
};

export const useHomeTexts = (): HomeTexts => usePart(homePart);
