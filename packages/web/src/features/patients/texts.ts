import type { PatientsTexts } from '@tervita/texts/patients-en';
import { type Part, usePart } from '../../core/texts/index.ts';

/** Comes with the form that is opened. */
export const patientsPart: Part<PatientsTexts> = {
  en: () => import('@tervita/texts/patients-en'),
  et: () => import('@tervita/texts/patients-et'),
  ru: () => import('@tervita/texts/patients-ru'),
  pl: () => import('@tervita/texts/patients-pl'),
};

export const usePatientsTexts = () => usePart(patientsPart).patients;
