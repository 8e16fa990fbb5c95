import type { ResultTexts } from '@tervita/texts/results-en';
import { type Part, usePart } from '../../../../../core/texts/index.ts';

export const resultsPart: Part<ResultTexts> = {
  en: () => import('@tervita/texts/results-en'),
  et: () => import('@tervita/texts/results-et'),
  ru: () => import('@tervita/texts/results-ru'),
  pl: () => import('@tervita/texts/results-pl'),
};

export const useResultTexts = () => usePart(resultsPart).results;
