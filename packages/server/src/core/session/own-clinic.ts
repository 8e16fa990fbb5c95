import { NotFound } from '../http/errors.ts';
import type { Actor } from './actor.ts';

/** Another clinic is as good as none. */
export const assertOwnClinic = (actor: Actor, clinicId: string): void => {
  if (!actor.clinicIds.includes(clinicId)) throw new NotFound();
};

/** The clock of one of the caller's clinics. */
export const zoneOfOwnClinic = (actor: Actor, clinicId: string): string => {
  const employment = actor.employments.find((one) => one.clinicId === clinicId);
  if (!employment) throw new NotFound();
  return employment.timeZone;
};
