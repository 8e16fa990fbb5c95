import type { ClinicKind } from '@tervita/domain/clinics';
import { estonianHolidays } from './estonian-holidays.ts';

/** Closing times from Monday to Friday: the private clinic is there in the evening as well. */
const week: Record<ClinicKind, readonly string[]> = {
  FAMILY_DOCTOR: ['17:00', '17:00', '17:00', '17:00', '17:00'],
  OPEN: ['20:00', '20:00', '20:00', '20:00', '17:00'],
};

export const weekOf = (clinicId: string, kind: ClinicKind) =>
  week[kind].map((closes, index) => ({ clinic_id: clinicId, weekday: index + 1, opens: '08:00', closes }));

/** Of last, this and next year. */
export const holidaysOf = (clinicId: string, now: number) => {
  const year = new Date(now).getUTCFullYear();
  return [year - 1, year, year + 1]
    .flatMap(estonianHolidays)
    .map(({ day, name }) => ({ clinic_id: clinicId, day, name }));
};
