import { type Access, type AccessNeed, accessNeeds, type RouteDefinition } from '@tervita/contract/core';
import { missingConsents } from '@tervita/domain/consents';
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

const isMet: Record<AccessNeed, (actor: Actor) => boolean> = {
  ADULTHOOD: (actor) => !actor.isMinor,
  PROFILE: (actor) => !actor.incompleteProfile,
  CONSENTS: (actor) => missingConsents(actor.consents, actor.activeRole).length === 0,
};

/** The first need that the person does not meet; undefined when nothing is in the way. */
export const unmetNeed = (actor: Actor, allowedWithout: readonly AccessNeed[] = []): AccessNeed | undefined =>
  accessNeeds.find((need) => !allowedWithout.includes(need) && !isMet[need](actor));

export const assertAccess = (
  { access, allowedWithout }: Pick<RouteDefinition, 'access' | 'allowedWithout'>,
  actor: Actor | undefined,
): void => {
  if (access === 'public') return;
  if (!actor) throw new NotSignedIn();
  if (!mayCall[access](actor)) throw new NotAllowed();
  const need = unmetNeed(actor, allowedWithout);
  if (need) throw new NotAllowed(need);
};

/** A platform admin works as the clinic user with no clinic: the database itself shows them no content. */
export const databaseUserOf = (actor: Actor): DatabaseUser =>
  actor.activeRole === 'PRM_PATIENT' ? 'tervita_patient' : 'tervita_clinic';
