import { clinicImport } from '../features/clinic-import/et.ts';
import type { ClinicImportTexts } from './clinic-import-en.ts';

export const texts: ClinicImportTexts = { clinicImport };
