import { BusinessError } from '@tervita/domain/core';
import { isSameName } from '@tervita/domain/persons';
import type { Tx } from '../../core/database/database.ts';
import type { Actor } from '../../core/session/actor.ts';
import {
  accountEvent,
  giveEmail,
  lockAddress,
  mergeAccounts,
  type Telling,
  tellOfNewWayIn,
  userByEmail,
  waysInOf,
} from '../auth/index.ts';
import { keepOldAddress } from './email-change/email-change-store.ts';

const personOf = (tx: Tx, userId: string) =>
  tx
    .selectFrom('app_user')
    .innerJoin('person', 'person.id', 'app_user.person_id')
    .select(['person.id', 'person.first_name', 'person.surname', 'person.birth_date'])
    .where('app_user.id', '=', userId)
    .executeTakeFirstOrThrow();

/**
 * The proved address has an account already. It becomes one with this one only when both are surely the same
 * person's: this one came with the digital ID, that one never did, and name and birth date agree.
 */
const settleOwner = async (tx: Tx, telling: Telling, actor: Actor, ownerId: string): Promise<void> => {
  const [own, other] = [await personOf(tx, actor.userId), await personOf(tx, ownerId)];
  const isSamePerson =
    actor.assurance === 'HIGH' &&
    !(await waysInOf(tx, ownerId)).includes('DIGITAL_ID') &&
    other.birth_date === own.birth_date &&
    isSameName(
      { firstName: other.first_name, surname: other.surname },
      { firstName: own.first_name, surname: own.surname },
    );
  if (!isSamePerson) throw new BusinessError('GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT');
  await tellOfNewWayIn(tx, telling, [actor.userId, ownerId]);
  await mergeAccounts(tx, { userId: ownerId, personId: other.id }, actor);
};

/** Takes over an address whose code was right, and tells the one before it. */
export const takeEmail = async (
  tx: Tx,
  { publish, newId }: Telling,
  actor: Actor,
  address: string,
  now: Date,
): Promise<void> => {
  await lockAddress(tx, address);
  const ownerId = await userByEmail(tx, address);
  if (ownerId && ownerId !== actor.userId) await settleOwner(tx, { publish, newId }, actor, ownerId);
  const id = newId();
  if (await keepOldAddress(tx, { id, userId: actor.userId, newAddress: address }))
    await publish(tx, accountEvent('account.email-changed', actor.userId, id));
  await giveEmail(tx, actor.userId, address, now);
};
