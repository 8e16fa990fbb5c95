import type { Received } from '@tervita/contract/core';
import { cancelPlannedMove, changePlannedMove } from '@tervita/contract/e-contacts';
import { LogicError } from '@tervita/domain/core';
import { afterMove, assertAnswerFits, latestSendAt } from '@tervita/domain/e-contacts';
import { BadInput } from '../../../../core/http/errors.ts';
import { command } from '../../../../core/http/use-case.ts';
import { lockEContact } from '../../e-contact-store.ts';
import { staffOf } from '../own-matter.ts';
import { plannedEvent, refuseWhileOnItsWay } from './plan.ts';
import { endPlanned, lockPlanned, sendingOf, toPlanned } from './planned-store.ts';

/** Taking back what has not gone yet; a colleague may do it too, as they may answer instead. */
export const cancelPlanned = command(
  cancelPlannedMove,
  async ({ tx, actor, params, now, publish, touched }) => {
    touched.eContactIds.add(params.id);
    const { id, clinicId } = await lockEContact(tx, params.id, staffOf(actor));
    const row = await lockPlanned(tx, id, params.plannedId);
    await endPlanned(tx, row.id, 'CANCELLED', now);
    const ids = { eContactId: id, clinicId };
    await publish({ type: 'e-contact.plan-changed', key: `${row.id}:${now.getTime()}`, ids });
    return toPlanned(tx, row, actor);
  },
);

/** Now is the server's: a browser's clock may be minutes ahead. */
const dueOf = (body: Received<typeof changePlannedMove>['body'], before: Date, now: Date): Date => {
  if (body.sendNow) return now;
  return body.sendAt ? new Date(body.sendAt) : before;
};

export const changePlanned = command(
  changePlannedMove,
  async ({ tx, actor, params, body, seen, now, publish, touched }) => {
    touched.eContactIds.add(params.id);
    const { id, clinicId, state } = await lockEContact(tx, params.id, staffOf(actor));
    const row = await lockPlanned(tx, id, params.plannedId);
    // Its words may be a colleague's by now.
    if (seen !== row.version) throw new LogicError('E_CONTACT_CHANGED');
    assertAnswerFits(body.text ?? null);
    await refuseWhileOnItsWay(tx, id, row.id);
    // What the worker would refuse is refused now, while somebody is there to read why.
    afterMove(sendingOf(row).move, 'CLINIC', state, { now });
    const dueAt = dueOf(body, row.due_at, now);
    if (dueAt > latestSendAt(now)) throw new BadInput([{ path: ['body', 'sendAt'], key: 'badDate' }]);
    // Whoever changes it has read the thread as it stands.
    const changed = await tx
      .updateTable('planned_move')
      .set({
        ...(body.text ? { text: body.text } : {}),
        due_at: dueAt,
        // "From the day after it is sent" stays true when it is sent on another day.
        opens_at: row.opens_at && new Date(row.opens_at.getTime() + dueAt.getTime() - row.due_at.getTime()),
        seen_version: state.version,
        status: 'WAITING',
        version: row.version + 1,
        ended_at: null,
      })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await publish(plannedEvent({ id: row.id, eContactId: id, clinicId }, dueAt));
    return toPlanned(tx, changed, actor);
  },
);
