import { patientLists } from '../features/patient-lists/en.ts';

/** Comes with the lists of a clinic. */
export const texts = { patientLists };
export type PatientListsTexts = typeof texts;
