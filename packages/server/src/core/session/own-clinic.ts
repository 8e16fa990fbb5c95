import { NotAllowed, NotFound } from '../http/errors.ts';
import type { Actor, Employment } from './actor.ts';

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

/** What the caller is in one of their clinics. */
export const workAt = (actor: Actor, clinicId: string): Pick<Employment, 'role' | 'isAdmin'> => {
  assertOwnClinic(actor, clinicId);
  const employment = actor.employments.find((one) => one.clinicId === clinicId);
  if (!employment) throw new NotFound();
  return employment;
};

/** Whoever administers one clinic administers no other. */
export const isAdminAt = (actor: Actor, clinicId: string): boolean =>
  actor.clinicIds.includes(clinicId) &&
  actor.employments.some((each) => each.clinicId === clinicId && each.isAdmin);

/** One's own clinic where one is no admin is known, and refuses; another is not found. */
export const assertAdminAt = (actor: Actor, clinicId: string): void => {
  assertOwnClinic(actor, clinicId);
  if (!isAdminAt(actor, clinicId)) throw new NotAllowed();
};
