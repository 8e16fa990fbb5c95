import { freshSignInMinutes } from '@tervita/domain/auth';
import { BusinessError } from '@tervita/domain/core';
import type { Actor } from '../../core/session/actor.ts';

export const isFreshSignIn = ({ signedInAt }: Pick<Actor, 'signedInAt'>, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() <= freshSignInMinutes * 60_000;

/** For what can't be undone easily: somebody who came a moment ago, not whoever found the screen open. */
export const refuseOldSignIn = (actor: Pick<Actor, 'signedInAt'>, now: Date): void => {
  if (!isFreshSignIn(actor, now)) throw new BusinessError('SIGN_IN_TOO_OLD');
};
