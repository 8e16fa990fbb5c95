import type { Language } from '@tervita/domain/core';
import { loadClinicTexts } from '../core/texts/clinic.ts';
import { loadSignedInTexts, setTexts } from '../core/texts/index.ts';
import { loadPatientTexts } from '../core/texts/patient.ts';

/** As if every layout had been opened. */
export const setAllTexts = async (language: Language): Promise<void> => {
  await setTexts(language);
  await Promise.all([loadSignedInTexts(), loadPatientTexts(), loadClinicTexts()]);
};
