import type { ClinicImportTexts } from '@tervita/texts/clinic-import-en';
import { type Part, usePart } from '../../core/texts/index.ts';

export const clinicImportPart: Part<ClinicImportTexts> = {
  en: () => import('@tervita/texts/clinic-import-en'),
  et: () => import('@tervita/texts/clinic-import-et'),
  ru: () => import('@tervita/texts/clinic-import-ru'),
  pl: () => import('@tervita/texts/clinic-import-pl'),
};

export const useClinicImportTexts = () => usePart(clinicImportPart).clinicImport;
