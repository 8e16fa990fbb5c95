import type { ClinicInfoTexts } from '@tervita/texts/clinic-info-en';
import { type Part, usePart } from '../../../core/texts/index.ts';

export const clinicInfoPart: Part<ClinicInfoTexts> = {
  en: () => import('@tervita/texts/clinic-info-en'),
  et: () => import('@tervita/texts/clinic-info-et'),
  ru: () => import('@tervita/texts/clinic-info-ru'),
  pl: () => import('@tervita/texts/clinic-info-pl'),
};

export const useClinicInfoTexts = () => usePart(clinicInfoPart).clinicInfo;
