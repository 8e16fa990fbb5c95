import type { PatientFilter } from './patient-filter.ts';

export const messageTemplates = [
  'FLU_VACCINATION',
  'HEALTH_CHECK',
  'CHILD_HEALTH_CHECK',
  'COLON_CANCER_SCREENING',
  'URINE_SAMPLE',
  'JOIN_PLATFORM',
  'APPOINTMENT_ECG',
  'APPOINTMENT_ECG_24H',
  'APPOINTMENT_BLOOD_PRESSURE_24H',
  'APPOINTMENT_SPIROGRAPHY',
  'APPOINTMENT_CRYOTHERAPY',
  'APPOINTMENT_BLOOD_TEST',
  'APPOINTMENT_URINE_TEST',
] as const;
export type MessageTemplate = (typeof messageTemplates)[number];

/** The years that the screening invites by the specification; they do not move with time. */
export const colonScreeningYears: readonly number[] = [1957, 1959, 1961, 1963, 1965, 1967];

/** Whom a template is for, before anybody changes it. */
export const presetFilters: Readonly<Partial<Record<MessageTemplate, PatientFilter>>> = {
  CHILD_HEALTH_CHECK: { ageFrom: 0, ageTo: 7 },
  COLON_CANCER_SCREENING: { birthYears: colonScreeningYears },
};
