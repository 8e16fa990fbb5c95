import { NotFound } from '../../core/http/errors.ts';
import type { Actor } from '../../core/session/actor.ts';

/** Of one of the caller's clinics. */
export const clinicNameOf = (actor: Actor, clinicId: string): string => {
  const employment = actor.employments.find((one) => one.clinicId === clinicId);
  if (!employment) throw new NotFound();
  return employment.clinicName;
};
