import type { LoginInfo } from '@tervita/contract/auth';
import type { Actor } from '../../core/session/actor.ts';

export const toLoginInfo = (actor: Actor): LoginInfo => ({
  expiration: actor.expiresAt.toISOString(),
  endsAt: actor.endsAt.toISOString(),
  userClaim: {
    userId: actor.userId,
    personId: actor.personId,
    firstName: actor.firstName,
    surname: actor.surname,
    permissions: [...actor.permissions],
    activeRole: actor.activeRole,
    incompleteProfile: actor.incompleteProfile,
    assurance: actor.assurance,
    method: actor.method,
    staffNeeds: actor.staffNeeds,
    language: actor.language,
    employments: actor.employments.map((employment) => ({ ...employment })),
    consents: { ...actor.consents },
  },
});
