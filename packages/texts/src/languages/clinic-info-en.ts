import { clinicInfo } from '../features/clinic-info/en.ts';

export const texts = { clinicInfo };
export type ClinicInfoTexts = typeof texts;
