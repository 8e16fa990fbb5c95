import type { PatientListsTexts } from '@tervita/texts/patient-lists-en';
import { type Part, usePart } from '../../core/texts/index.ts';

export const patientListsPart: Part<PatientListsTexts> = {
  en: () => import('@tervita/texts/patient-lists-en'),
  et: () => import('@tervita/texts/patient-lists-et'),
  ru: () => import('@tervita/texts/patient-lists-ru'),
  pl: () => import('@tervita/texts/patient-lists-pl'),
};

export const usePatientListsTexts = () => usePart(patientListsPart).patientLists;
