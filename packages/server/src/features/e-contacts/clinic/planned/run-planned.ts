import { BusinessError, LogicError } from '@tervita/domain/core';
import { writeWorkAudit } from '../../../../core/audit/audit.ts';
import type { Database } from '../../../../core/database/database.ts';
import { NotFound } from '../../../../core/http/errors.ts';
import { newId } from '../../../../core/ids.ts';
import type { Outbox, Subscriber } from '../../../../core/outbox/outbox.ts';
import type { OutboxEvent } from '../../../../core/outbox/queues.ts';
import { refuseWhileMedicinesWait } from '../../../prescriptions/index.ts';
import { type Author, lockEContact } from '../../e-contact-store.ts';
import { seenVersion } from '../../seen-version.ts';
import { refuseOwnMatter } from '../moves/assignee.ts';
import { perform } from '../moves/perform.ts';
import {
  endPlanned,
  isAuthorEmployed,
  lockPlanned,
  nextVersion,
  type PlannedRow,
  sendingOf,
  wasDecisionTakenBack,
} from './planned-store.ts';

interface Deps {
  readonly database: Database;
  /** Hints to open screens, after the commit. */
  readonly announce: (events: readonly OutboxEvent[]) => void;
}

const authorOf = (row: PlannedRow): Author => ({
  userId: row.user_id,
  kind: 'STAFF',
  name: row.author_name,
  role: row.author_role,
});

const isRefusal = (error: unknown) =>
  error instanceof BusinessError || error instanceof LogicError || error instanceof NotFound;

/** Sends what waited for its time. What no longer fits is held for a person to look at, never lost and never forced. */
export const plannedMoves = ({ database, announce }: Deps): Subscriber => {
  const run = (ids: OutboxEvent['ids'], publish: Outbox['publish']) =>
    // Which records are the author's own is asked of this clinic.
    database.write('tervita_system', { clinicIds: [ids.clinicId ?? ''] }, async (tx, now) => {
      const { eContactId = '', clinicId = '', plannedId = '' } = ids;
      const events: OutboxEvent[] = [];
      const eContact = await lockEContact(tx, eContactId, { clinicIds: [clinicId] });
      const row = await lockPlanned(tx, eContactId, plannedId);
      // Put off to a later time, which has an event of its own; or held, and then a person decides.
      if (row.status !== 'WAITING' || row.due_at > now) return events;
      if (!(await isAuthorEmployed(tx, row))) throw new NotFound();
      // Since it was planned the patient may have turned out to be its author: then a colleague answers.
      await refuseOwnMatter(tx, eContact, row.user_id);
      // A medicine waits again, and whoever planned to close has not said so of it.
      if (row.move !== 'reply' && (await wasDecisionTakenBack(tx, row)))
        await refuseWhileMedicinesWait(tx, eContact.id);
      await endPlanned(tx, row.id, 'DONE', now);
      await perform(tx, eContact, authorOf(row), sendingOf(row), {
        now,
        // The author reads what came meanwhile before it goes, also what came in the seconds for taking it back.
        seen: await seenVersion(tx, eContact, row.seen_version, row.user_id),
        newId: () => newId(now),
        publish: async (event) => {
          await publish(tx, event);
          events.push(event);
        },
      });
      await writeWorkAudit(tx, {
        work: 'planned-moves',
        action: 'SENT',
        userId: row.user_id,
        clinicId,
        eContactId,
        personId: eContact.patientPersonId,
        requestId: row.id,
      });
      return events;
    });
  const hold = (ids: OutboxEvent['ids']) =>
    database.write('tervita_system', {}, async (tx, now) => {
      await tx
        .updateTable('planned_move')
        .set({ status: 'HELD', ended_at: now, version: nextVersion })
        .where('id', '=', ids.plannedId ?? '')
        .where('status', '=', 'WAITING')
        .where('due_at', '<=', now)
        .execute();
    });
  return {
    queue: 'planned-moves',
    on: ['e-contact.planned'],
    handle: async (event, publish) => {
      try {
        announce(await run(event.ids, publish));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        await hold(event.ids);
        announce([event]);
      }
    },
  };
};
