import type { Received } from '@tervita/contract/core';
import { cancelPlannedMove, changePlannedMove } from '@tervita/contract/e-contacts';
import { BusinessError, LogicError } from '@tervita/domain/core';
import { afterMove, assertAnswerFits, assertMayClose, latestSendAt } from '@tervita/domain/e-contacts';
import type { Tx } from '../../../../core/database/database.ts';
import { BadInput } from '../../../../core/http/errors.ts';
import { command } from '../../../../core/http/use-case.ts';
import type { Actor } from '../../../../core/session/actor.ts';
import { staffOf } from '../../../../core/session/own-matter.ts';
import { lockEContact } from '../../e-contact-store.ts';
import { seenVersion } from '../../seen-version.ts';
import { writingFor } from '../author.ts';
import { plannedEvent, refuseWhileOnItsWay } from './plan.ts';
import {
  endPlanned,
  holdPlanned,
  isAuthorEmployed,
  isUndoTime,
  lockPlanned,
  type PlannedRow,
  sendingOf,
  takeOver,
  toPlanned,
} from './planned-store.ts';
import { planReplacedAgain } from './take-back-own.ts';

const isOfColleague = (row: PlannedRow, actor: Actor) => row.user_id !== actor.userId;

/** In the seconds after "Send" the sender believes it gone: nobody else may stop or hurry it. */
const refuseWhileSenders = (row: PlannedRow, actor: Actor): void => {
  if (isOfColleague(row, actor) && row.status === 'WAITING' && isUndoTime(row))
    throw new BusinessError('E_CONTACT_REPLY_OF_COLLEAGUE');
};

/** What a colleague stopped is the author's to throw away, as long as the author works here. */
const refuseWhileHeldForAuthor = async (tx: Tx, row: PlannedRow, actor: Actor): Promise<void> => {
  if (isOfColleague(row, actor) && row.held_by !== null && (await isAuthorEmployed(tx, row)))
    throw new BusinessError('E_CONTACT_REPLY_OF_COLLEAGUE');
};

/** Its author takes it back. A colleague only stops it: the author is told by whom, and keeps the words. */
export const cancelPlanned = command(
  cancelPlannedMove,
  async ({ tx, actor, params, now, newId, publish, touched }) => {
    touched.eContactIds.add(params.id);
    const eContact = await lockEContact(tx, params.id, staffOf(actor));
    const { id, clinicId } = eContact;
    const row = await lockPlanned(tx, id, params.plannedId);
    refuseWhileSenders(row, actor);
    await refuseWhileHeldForAuthor(tx, row, actor);
    const ids = { eContactId: id, clinicId };
    await publish({ type: 'e-contact.plan-changed', key: `${row.id}:${now.getTime()}`, ids });
    if (isOfColleague(row, actor) && row.status === 'WAITING') {
      const held = await holdPlanned(tx, row.id, writingFor(actor, clinicId).name, now);
      return toPlanned(tx, held, actor);
    }
    await endPlanned(tx, row.id, 'CANCELLED', now);
    if (!isOfColleague(row, actor))
      await planReplacedAgain(tx, eContact, row, writingFor(actor, clinicId), { now, newId, publish });
    return toPlanned(tx, row, actor);
  },
);

/** Now is the server's: a browser's clock may be minutes ahead. */
const dueOf = (body: Received<typeof changePlannedMove>['body'], before: Date, now: Date): Date => {
  if (body.sendNow) return now;
  return body.sendAt ? new Date(body.sendAt) : before;
};

/** New words have the name and the profession of who writes them now; both may be others than when it was planned. */
const authorOfNewWords = async (tx: Tx, row: PlannedRow, actor: Actor, newId: string) => {
  const author = writingFor(actor, row.clinic_id);
  if (isOfColleague(row, actor)) return takeOver(tx, row, author, newId);
  return { author_name: author.name, author_role: author.role };
};

export const changePlanned = command(
  changePlannedMove,
  async ({ tx, actor, params, body, seen, now, newId, publish, touched }) => {
    touched.eContactIds.add(params.id);
    const eContact = await lockEContact(tx, params.id, staffOf(actor));
    const { id, clinicId, state } = eContact;
    const row = await lockPlanned(tx, id, params.plannedId);
    refuseWhileSenders(row, actor);
    // Its words may be a colleague's by now.
    if (seen !== row.version) throw new LogicError('E_CONTACT_CHANGED');
    assertAnswerFits(body.text ?? null);
    await refuseWhileOnItsWay(tx, id, row.id);
    // What the worker would refuse is refused now, while somebody is there to read why.
    const { move, alarmOutcome } = sendingOf(row);
    afterMove(move, 'CLINIC', state, {
      now,
      seen: await seenVersion(tx, eContact, body.eContactVersion, actor.userId),
    });
    assertMayClose(move, eContact, alarmOutcome);
    const dueAt = dueOf(body, row.due_at, now);
    if (dueAt > latestSendAt(now)) throw new BadInput([{ path: ['body', 'sendAt'], key: 'badDate' }]);
    const isReworded = body.text !== undefined && body.text !== row.text;
    const author = isReworded ? await authorOfNewWords(tx, row, actor, newId()) : {};
    // Whoever changes it has read the thread: what they missed was refused above.
    const changed = await tx
      .updateTable('planned_move')
      .set({
        ...author,
        ...(body.text ? { text: body.text } : {}),
        due_at: dueAt,
        // "From the day after it is sent" stays true when it is sent on another day.
        opens_at: row.opens_at && new Date(row.opens_at.getTime() + dueAt.getTime() - row.due_at.getTime()),
        seen_version: state.version,
        status: 'WAITING',
        version: row.version + 1,
        held_by: null,
        ended_at: null,
      })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await publish(plannedEvent({ id: row.id, eContactId: id, clinicId }, dueAt));
    return toPlanned(tx, changed, actor);
  },
);
