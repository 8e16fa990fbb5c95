import type { CreatingTexts } from '@tervita/texts/creating-en';
import { type Part, usePart } from '../../../../core/texts/index.ts';

/** Comes with the wizard. */
export const creatingPart: Part<CreatingTexts> = {
  en: () => import('@tervita/texts/creating-en'),
  et: () => import('@tervita/texts/creating-et'),
  ru: () => import('@tervita/texts/creating-ru'),
  pl: () => import('@tervita/texts/creating-pl'),
};

export const useCreatingTexts = () => usePart(creatingPart).creating;
