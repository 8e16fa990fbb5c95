import type { ConsentsTexts } from '@tervita/texts/consents-en';
import { type Part, usePart } from '../../core/texts/index.ts';

export const consentsPart: Part<ConsentsTexts> = {
  en: () => import('@tervita/texts/consents-en'),
  et: () => import('@tervita/texts/consents-et'),
  ru: () => import('@tervita/texts/consents-ru'),
  pl: () => import('@tervita/texts/consents-pl'),
};

export const useConsentsTexts = (): ConsentsTexts => usePart(consentsPart);
