import type { ClinicTexts } from '@tervita/texts/clinic-en';
import { loadPart, type Part, usePart } from './parts.ts';

const part: Part<ClinicTexts> = {
  en: () => import('@tervita/texts/clinic-en'),
  et: () => import('@tervita/texts/clinic-et'),
  ru: () => import('@tervita/texts/clinic-ru'),
  pl: () => import('@tervita/texts/clinic-pl'),
};

export const loadClinicTexts = (): Promise<void> => loadPart(part);
/** For pages of the clinic; their layouts load them. */
export const useClinicTexts = (): ClinicTexts => usePart(part);
