import { clinicImport } from '../features/clinic-import/pl.ts';
import type { ClinicImportTexts } from './clinic-import-en.ts';

export const texts: ClinicImportTexts = { clinicImport };
