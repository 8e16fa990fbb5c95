import { clinicInfo } from '../features/clinic-info/pl.ts';
import type { ClinicInfoTexts } from './clinic-info-en.ts';

export const texts: ClinicInfoTexts = { clinicInfo };
