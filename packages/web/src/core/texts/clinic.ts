import type { ClinicTexts } from '@tervita/texts/clinic-en';
import { type Part, usePart } from './parts.ts';

export const clinicPart: Part<ClinicTexts> = {
  en: () => import('@tervita/texts/clinic-en'),
  et: () => import('@tervita/texts/clinic-et'),
  ru: () => import('@tervita/texts/clinic-ru'),
  pl: () => import('@tervita/texts/clinic-pl'),
};

/** For pages of the clinic; their layouts load them. */
export const useClinicTexts = (): ClinicTexts => usePart(clinicPart);
