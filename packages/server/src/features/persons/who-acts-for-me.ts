import { answerClaim, answerMembership, whoActsForMe } from '@tervita/contract/persons';
import { BusinessError } from '@tervita/domain/core';
import { NotFound } from '../../core/http/errors.ts';
import { command, query } from '../../core/http/use-case.ts';
import type { Actor } from '../../core/session/actor.ts';
import {
  findTakenFrom,
  readClaims,
  readKeepingClinics,
  saveClaimAnswer,
  saveMembershipAnswer,
} from './link-store.ts';
import { newsOfLostThreads } from './news-of-lost-threads.ts';

/** A personal code that was proved once does not show that the person is here now; the digital ID does. */
const mayDecide = ({ assurance }: Actor) => assurance === 'HIGH';

export const readWhoActsForMe = query(whoActsForMe, async ({ db, actor, touched }) => {
  touched.personIds.add(actor.personId);
  const clinics = await readKeepingClinics(db);
  if (!mayDecide(actor))
    return { mayDecide: false, claims: [], clinics: clinics.filter(({ confirmedAt }) => confirmedAt) };
  return { mayDecide: true, claims: await readClaims(db), clinics };
});

const assertMayDecide = (actor: Actor): void => {
  if (!mayDecide(actor)) throw new BusinessError('DIGITAL_ID_NEEDED');
};

export const decideOnClaim = command(answerClaim, async ({ tx, actor, params, body, touched }) => {
  touched.personIds.add(actor.personId);
  assertMayDecide(actor);
  if (!(await saveClaimAnswer(tx, params.id, body.isRight))) throw new NotFound();
  return {};
});

export const decideOnMembership = command(
  answerMembership,
  async ({ tx, actor, params, body, touched, publish, now }) => {
    touched.personIds.add(actor.personId);
    assertMayDecide(actor);
    if (!(await saveMembershipAnswer(tx, params.id, body.isRight))) throw new NotFound();
    for (const event of await newsOfLostThreads(tx, actor, now)) await publish(event);
    for (const taken of body.isRight ? await findTakenFrom(tx, params.id) : [])
      await publish({
        type: 'record.taken',
        key: `record.taken/${params.id}/${taken.formerUserId}`,
        ids: { ...taken, userId: actor.userId, memberId: params.id },
      });
    return {};
  },
);
