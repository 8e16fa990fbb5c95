import type { WarningTexts } from '@tervita/texts/warning-en';
import { type Part, usePart } from '../../../../core/texts/index.ts';

export const warningPart: Part<WarningTexts> = {
  en: () => import('@tervita/texts/warning-en'),
  et: () => import('@tervita/texts/warning-et'),
  ru: () => import('@tervita/texts/warning-ru'),
  pl: () => import('@tervita/texts/warning-pl'),
};

export const useWarningTexts = () => usePart(warningPart).warning;
