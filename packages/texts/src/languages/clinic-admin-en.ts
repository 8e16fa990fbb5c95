import { clinicAdmin } from '../features/clinic-admin/en.ts';

/** What the pages of administration share. */
export const texts = { clinicAdmin };
export type ClinicAdminTexts = typeof texts;
