import {
  confirmListImport,
  markImportSeen,
  stopListImport,
  takeImportedName,
} from '@tervita/contract/clinic-import';
import { type ImportState, isUnderWay } from '@tervita/domain/clinic-import';
import { LogicError } from '@tervita/domain/core';
import { sql } from 'kysely';
import { command } from '../../../core/http/use-case.ts';
import { refuseOldSignIn } from '../../auth/index.ts';
import { answerOf, findImport, lockImport } from '../import-store.ts';
import { startEvent } from '../job/start-event.ts';
import { startRunning } from '../start-running.ts';

export const confirmImport = command(confirmListImport, async ({ tx, actor, params, body, now, publish }) => {
  const record = await lockImport(tx, actor, params.id);
  // Repeated after its answer was lost: the yes counts already.
  const isAgreed = record.is_confirmed && !record.is_dry_run && ['RUNNING', 'DONE'].includes(record.state);
  // Judged anew since it was read: what stands there now is looked at first.
  const isRead = body.left === undefined || body.left === record.left_count || record.state !== 'CHECKED';
  if (!isAgreed && isRead) {
    if (record.state !== 'CHECKED') throw new LogicError('LIST_IMPORT_ENDED');
    refuseOldSignIn(actor, now);
    await startRunning(tx, record.id, {
      is_dry_run: false,
      is_confirmed: true,
      agreed_left_count: record.left_count,
    });
    await publish(startEvent(record.id, 'confirmed'));
  }
  return answerOf(tx, await findImport(tx, actor, params.id));
});

const canStop = (state: ImportState) => isUnderWay(state) || state === 'CHECKED';

export const stopImport = command(stopListImport, async ({ tx, actor, params, now }) => {
  const record = await lockImport(tx, actor, params.id);
  if (canStop(record.state as ImportState))
    await tx
      .updateTable('list_import')
      .set({ state: 'STOPPED', finished_at: now })
      .where('id', '=', record.id)
      .where('clinic_id', '=', record.clinic_id)
      .execute();
  return answerOf(tx, await findImport(tx, actor, params.id));
});

/** A name that was taken over already, by a colleague or by a call whose answer was lost, is as it should be. */
export const takeName = command(takeImportedName, async ({ tx, actor, params, body, touched }) => {
  const { id } = await findImport(tx, actor, params.id);
  const { rows } = await sql<{ personId: string | null }>`
    select take_imported_name(${id}, ${body.line}) as "personId"`.execute(tx);
  const personId = rows[0]?.personId;
  if (personId) touched.personIds.add(personId);
  return {};
});

export const seenImport = command(markImportSeen, async ({ tx, actor, params }) => {
  const { id } = await findImport(tx, actor, params.id);
  await sql`select mark_import_seen(${id})`.execute(tx);
  return {};
});
