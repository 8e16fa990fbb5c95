import type { ClinicSignupTexts } from '@tervita/texts/clinic-signup-en';
import { type Part, usePart } from '../../core/texts/index.ts';

export const clinicSignupPart: Part<ClinicSignupTexts> = {
  en: () => import('@tervita/texts/clinic-signup-en'),
  et: () => import('@tervita/texts/clinic-signup-et'),
  ru: () => import('@tervita/texts/clinic-signup-ru'),
  pl: () => import('@tervita/texts/clinic-signup-pl'),
};

export const useClinicSignupTexts = () => usePart(clinicSignupPart);
