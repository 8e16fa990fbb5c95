import { clinicInfo } from '../features/clinic-info/et.ts';
import type { ClinicInfoTexts } from './clinic-info-en.ts';

export const texts: ClinicInfoTexts = { clinicInfo };
