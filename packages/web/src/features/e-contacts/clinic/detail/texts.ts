import type { WorkingTexts } from '@tervita/texts/working-en';
import { type Part, usePart } from '../../../../core/texts/index.ts';

/** Comes with the detail page. */
export const workingPart: Part<WorkingTexts> = {
  en: () => import('@tervita/texts/working-en'),
  et: () => import('@tervita/texts/working-et'),
  ru: () => import('@tervita/texts/working-ru'),
  pl: () => import('@tervita/texts/working-pl'),
};

export const useWorkingTexts = () => usePart(workingPart).working;
