import type { PatientTexts } from '@tervita/texts/patient-en';
import { type Part, usePart } from './parts.ts';

export const patientPart: Part<PatientTexts> = {
  en: () => import('@tervita/texts/patient-en'),
  et: () => import('@tervita/texts/patient-et'),
  ru: () => import('@tervita/texts/patient-ru'),
  pl: () => import('@tervita/texts/patient-pl'),
};

/** For pages of patients; their layouts load them. */
export const usePatientTexts = (): PatientTexts => usePart(patientPart);
