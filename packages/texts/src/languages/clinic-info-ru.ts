import { clinicInfo } from '../features/clinic-info/ru.ts';
import type { ClinicInfoTexts } from './clinic-info-en.ts';

export const texts: ClinicInfoTexts = { clinicInfo };
