import type { Language } from '@tervita/domain/core';
import { loadClinicTexts } from '../core/texts/clinic.ts';
import { loadSignedInTexts, setTexts } from '../core/texts/index.ts';
import { loadPatientTexts } from '../core/texts/patient.ts';
import { loadAuthTexts } from '../features/auth/texts.ts';
import { loadHomeTexts } from '../features/home/texts.ts';

/** As if every layout had been opened. */
export const setAllTexts = async (language: Language): Promise<void> => {
  await setTexts(language);
  const parts = [loadHomeTexts, loadAuthTexts, loadSignedInTexts, loadPatientTexts, loadClinicTexts];
  await Promise.all(parts.map((load) => load()));
};
