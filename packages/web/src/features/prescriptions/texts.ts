import type { PrescriptionsTexts } from '@tervita/texts/prescriptions-en';
import { type Part, usePart } from '../../core/texts/index.ts';

/** Comes with the first page that names medicines. */
export const prescriptionsPart: Part<PrescriptionsTexts> = {
  en: () => import('@tervita/texts/prescriptions-en'),
  et: () => import('@tervita/texts/prescriptions-et'),
  ru: () => import('@tervita/texts/prescriptions-ru'),
  pl: () => import('@tervita/texts/prescriptions-pl'),
};

export const usePrescriptionTexts = () => usePart(prescriptionsPart).prescriptions;
