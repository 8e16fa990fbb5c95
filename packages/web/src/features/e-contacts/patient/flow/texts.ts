import type { ChoosingTexts } from '@tervita/texts/choosing-en';
import { type Part, usePart } from '../../../../core/texts/index.ts';

export const choosingPart: Part<ChoosingTexts> = {
  en: () => import('@tervita/texts/choosing-en'),
  et: () => import('@tervita/texts/choosing-et'),
  ru: () => import('@tervita/texts/choosing-ru'),
  pl: () => import('@tervita/texts/choosing-pl'),
};

/** For the pages that ask for whom, where and why. */
export const useChoosingTexts = () => usePart(choosingPart).choosing;
