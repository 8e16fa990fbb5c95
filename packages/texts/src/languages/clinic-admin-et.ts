import { clinicAdmin } from '../features/clinic-admin/et.ts';
import type { ClinicAdminTexts } from './clinic-admin-en.ts';

export const texts: ClinicAdminTexts = { clinicAdmin };
