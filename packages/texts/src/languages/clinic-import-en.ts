import { clinicImport } from '../features/clinic-import/en.ts';

/** Comes with the import of lists. */
export const texts = { clinicImport };
export type ClinicImportTexts = typeof texts;
