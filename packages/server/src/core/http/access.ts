import type { Access } from '@tervita/contract/core';
import type { DatabaseUser } from '../database/users.ts';
import type { Actor } from '../session/actor.ts';
import { NotAllowed, NotSignedIn } from './errors.ts';

/** Deny by default: an access nobody wrote a rule for does not compile. */
const mayCall: Record<Exclude<Access, 'public'>, (actor: Actor) => boolean> = {
  'signed-in': () => true,
  patient: (actor) => actor.activeRole === 'PRM_PATIENT',
  clinic: (actor) => actor.activeRole === 'PRM_DOCTOR',
  'clinic-admin': (actor) =>
    actor.activeRole === 'PRM_DOCTOR' && actor.employments.some(({ isAdmin }) => isAdmin),
  'platform-admin': (actor) => actor.activeRole === 'PRM_TERVITA_ADMIN',
};

export const assertAccess = (access: Access, actor: Actor | undefined): void => {
  if (access === 'public') return;
  if (!actor) throw new NotSignedIn();
  if (!mayCall[access](actor)) throw new NotAllowed();
};

/** A platform admin works as the clinic user with no clinic: the database itself shows them no content. */
export const databaseUserOf = (actor: Actor): DatabaseUser =>
  actor.activeRole === 'PRM_PATIENT' ? 'tervita_patient' : 'tervita_clinic';
