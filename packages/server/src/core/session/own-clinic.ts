import { NotFound } from '../http/errors.ts';
import type { Actor } from './actor.ts';

/** Another clinic is as good as none. */
export const assertOwnClinic = (actor: Actor, clinicId: string): void => {
  if (!actor.clinicIds.includes(clinicId)) throw new NotFound();
};
