import { freshSignInMinutes } from '@tervita/domain/auth';
import { BusinessError } from '@tervita/domain/core';
import type { Actor } from '../../core/session/actor.ts';

/** For what can't be undone easily: somebody who came a moment ago, not whoever found the screen open. */
export const refuseOldSignIn = ({ signedInAt }: Pick<Actor, 'signedInAt'>, now: Date): void => {
  if (now.getTime() - signedInAt.getTime() > freshSignInMinutes * 60_000)
    throw new BusinessError('SIGN_IN_TOO_OLD');
};
