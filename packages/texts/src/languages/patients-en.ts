import { patients } from '../features/patients/en.ts';

/** Patients as the clinic knows them; comes with the form that is opened. */
export const texts = { patients };
export type PatientsTexts = typeof texts;
