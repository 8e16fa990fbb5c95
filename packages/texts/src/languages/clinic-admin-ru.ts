import { clinicAdmin } from '../features/clinic-admin/ru.ts';
import type { ClinicAdminTexts } from './clinic-admin-en.ts';

export const texts: ClinicAdminTexts = { clinicAdmin };
