import { BusinessError } from '@tervita/domain/core';
import { isSameName } from '@tervita/domain/persons';
import type { Tx } from '../../core/database/database.ts';
import type { Actor } from '../../core/session/actor.ts';
import { adoptPerson, leaveOwnMatters, mergeAccounts } from './accounts/merge-accounts.ts';
import { endAllSessions, type Telling, tellOfNewWayIn } from './accounts/new-way-in.ts';
import { putWaysAside } from './accounts/waiting-ways.ts';
import { type Identified, personWithCode, vouchFor } from './digital-id-store.ts';

const refuseOtherName = (actor: Actor, identified: Identified) => {
  const isNamed = actor.firstName !== '' || actor.surname !== '';
  if (isNamed && !isSameName(actor, identified)) throw new BusinessError('USER_EXISTS_WITH_DIFFERENT_NAME');
};

export interface Confirmed {
  /** The account that is kept. */
  readonly userId: string;
  /** Sign-ins that ended, because they came by a way that nobody has spoken for yet. */
  readonly ended: readonly string[];
}

/**
 * Somebody who came with a password, Google or Apple shows their digital ID: the account is theirs from now on,
 * together with what clinics and earlier sign-ins already know of them. The ways in from before wait for their word.
 */
export const confirmIdentity = async (
  tx: Tx,
  telling: Telling,
  actor: Actor,
  identified: Identified,
  now: Date,
): Promise<Confirmed> => {
  refuseOtherName(actor, identified);
  const found = await personWithCode(tx, identified);
  if (found?.userId === actor.userId) return { userId: actor.userId, ended: [] };
  const userId = found?.userId ?? actor.userId;
  const accounts = [actor.userId, userId];
  await tellOfNewWayIn(tx, telling, accounts);
  const ended = await endAllSessions(tx, accounts);
  await putWaysAside(tx, { from: actor.userId, into: userId }, telling.newId, now);
  if (!found) {
    await vouchFor(tx, actor, identified, now);
    await leaveOwnMatters(tx, actor);
  } else if (found.userId) await mergeAccounts(tx, actor, { userId, personId: found.personId });
  else await adoptPerson(tx, actor, found.personId, now);
  return { userId, ended };
};
