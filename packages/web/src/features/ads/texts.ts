import type { AdsTexts } from '@tervita/texts/ads-en';
import { type Part, usePart } from '../../core/texts/index.ts';

export const adsPart: Part<AdsTexts> = {
  en: () => import('@tervita/texts/ads-en'),
  et: () => import('@tervita/texts/ads-et'),
  ru: () => import('@tervita/texts/ads-ru'),
  pl: () => import('@tervita/texts/ads-pl'),
};

export const useAdsTexts = () => usePart(adsPart).ads;
