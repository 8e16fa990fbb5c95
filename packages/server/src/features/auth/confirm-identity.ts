import { BusinessError } from '@tervita/domain/core';
import { isSameName } from '@tervita/domain/persons';
import type { Tx } from '../../core/database/database.ts';
import type { Actor } from '../../core/session/actor.ts';
import { adoptPerson, mergeAccounts } from './accounts/merge-accounts.ts';
import { type Identified, personWithCode, vouchFor } from './digital-id-store.ts';

const refuseOtherName = (actor: Actor, identified: Identified) => {
  const isNamed = actor.firstName !== '' || actor.surname !== '';
  if (isNamed && !isSameName(actor, identified)) throw new BusinessError('USER_EXISTS_WITH_DIFFERENT_NAME');
};

/**
 * Somebody who came with a password, Google or Apple shows their digital ID: the account is theirs from now on,
 * together with what clinics and earlier sign-ins already know of them. Answers the account that is kept.
 */
export const confirmIdentity = async (
  tx: Tx,
  actor: Actor,
  identified: Identified,
  now: Date,
): Promise<string> => {
  refuseOtherName(actor, identified);
  const found = await personWithCode(tx, identified);
  if (!found) {
    await vouchFor(tx, actor, identified, now);
    return actor.userId;
  }
  if (found.userId === actor.userId) return actor.userId;
  if (!found.userId) {
    await adoptPerson(tx, actor, found.personId, now);
    return actor.userId;
  }
  await mergeAccounts(tx, actor, { userId: found.userId, personId: found.personId });
  return found.userId;
};
