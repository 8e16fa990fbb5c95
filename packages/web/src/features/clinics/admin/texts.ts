import type { ClinicAdminTexts } from '@tervita/texts/clinic-admin-en';
import { type Part, usePart } from '../../../core/texts/index.ts';

export const clinicAdminPart: Part<ClinicAdminTexts> = {
  en: () => import('@tervita/texts/clinic-admin-en'),
  et: () => import('@tervita/texts/clinic-admin-et'),
  ru: () => import('@tervita/texts/clinic-admin-ru'),
  pl: () => import('@tervita/texts/clinic-admin-pl'),
};

export const useClinicAdminTexts = () => usePart(clinicAdminPart).clinicAdmin;
