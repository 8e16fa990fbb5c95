import type { PatientTexts } from '@tervita/texts/patient-en';
import { loadPart, type Part, usePart } from './parts.ts';

const part: Part<PatientTexts> = {
  en: () => import('@tervita/texts/patient-en'),
  et: () => import('@tervita/texts/patient-et'),
  ru: () => import('@tervita/texts/patient-ru'),
  pl: () => import('@tervita/texts/patient-pl'),
};

export const loadPatientTexts = (): Promise<void> => loadPart(part);
/** For pages of patients; their layouts load them. */
export const usePatientTexts = (): PatientTexts => usePart(part);
