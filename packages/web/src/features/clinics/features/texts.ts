import type { ClinicFeaturesTexts } from '@tervita/texts/clinic-features-en';
import { type Part, usePart } from '../../../core/texts/index.ts';

export const clinicFeaturesPart: Part<ClinicFeaturesTexts> = {
  en: () => import('@tervita/texts/clinic-features-en'),
  et: () => import('@tervita/texts/clinic-features-et'),
  ru: () => import('@tervita/texts/clinic-features-ru'),
  pl: () => import('@tervita/texts/clinic-features-pl'),
};

export const useClinicFeaturesTexts = () => usePart(clinicFeaturesPart).clinicFeatures;
