import type { Actor } from '../../../core/session/actor.ts';
import type { Author } from '../e-contact-store.ts';

/** Patients see a staff member's name and role. */
export const writingFor = (actor: Actor, clinicId: string): Author => ({
  userId: actor.userId,
  kind: 'STAFF',
  name: `${actor.firstName} ${actor.surname}`,
  role: actor.employments.find((employment) => employment.clinicId === clinicId)?.role ?? null,
});
