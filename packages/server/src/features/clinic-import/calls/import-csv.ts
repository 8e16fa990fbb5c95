import type { Readable } from 'node:stream';
import { importCsv } from '@tervita/contract/clinic-import';
import { importRowsMost } from '@tervita/domain/clinic-import';
import { BusinessError, LogicError } from '@tervita/domain/core';
import { fileMaxBytes } from '@tervita/domain/files';
import type { Tx } from '../../../core/database/database.ts';
import { TooLarge, UploadCut } from '../../../core/http/errors.ts';
import { exchange } from '../../../core/http/use-case.ts';
import { refuseOldSignIn } from '../../auth/index.ts';
import { readFileRows } from '../csv/read-rows.ts';
import type { ImportCallDeps, ImportDeps } from '../deps.ts';
import { assertAdminOf } from '../import-store.ts';
import { dropRows } from '../job/run-import.ts';
import { startEvent } from '../job/start-event.ts';
import { StagedLists, type StagedRow, stageLists, stageRows } from '../stage-rows.ts';
import { startRunning } from '../start-running.ts';

const rowsAtOnce = 5_000;

type Transact = <T>(work: (tx: Tx, now: Date) => Promise<T>) => Promise<T>;

/** What the reading of a file cannot go on after. */
const withinLimits = async function* (content: Readable): AsyncGenerator<Buffer> {
  let size = 0;
  try {
    for await (const piece of content as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > fileMaxBytes) throw new TooLarge();
      yield piece;
    }
  } catch (error) {
    throw error instanceof TooLarge ? error : new UploadCut('cut off', { cause: error });
  }
};

/** Somebody may have stopped it while the file was still coming. */
const assertUploading = async (tx: Tx, importId: string): Promise<void> => {
  const record = await tx
    .selectFrom('list_import')
    .select('state')
    .where('id', '=', importId)
    .executeTakeFirst();
  if (record?.state !== 'UPLOADING') throw new LogicError('LIST_IMPORT_ENDED');
};

const stageFile = async (
  { country }: ImportDeps,
  transact: Transact,
  key: { importId: string; clinicId: string },
  content: AsyncIterable<Buffer>,
): Promise<StagedLists> => {
  const lists = new StagedLists();
  let waiting: StagedRow[] = [];
  const flush = async () => {
    const staged = waiting;
    waiting = [];
    if (staged.length === 0) return;
    await transact(async (tx) => {
      await assertUploading(tx, key.importId);
      await stageRows(tx, key, staged);
    });
  };
  for await (const row of readFileRows(content, country)) {
    lists.add(row);
    if (lists.rowsTotal > importRowsMost) throw new TooLarge();
    waiting.push(row);
    if (waiting.length === rowsAtOnce) await flush();
  }
  await flush();
  return lists;
};

/** The file is read as it comes; what it says waits beside the lists, and a job goes on with it. */
export const uploadCsv = (deps: ImportCallDeps) =>
  exchange(importCsv, async ({ actor, takeUpload, transact, publish, newId }) => {
    const { fields, content } = await takeUpload();
    const { clinicId, dryRun, isLossConfirmed } = fields;
    const key = { importId: newId(), clinicId };
    try {
      assertAdminOf(actor, clinicId);
      await transact(async (tx, now) => {
        if (!dryRun) refuseOldSignIn(actor, now);
        await deps.admitUse(tx, 'list-imports');
        const running = await tx
          .selectFrom('list_import')
          .select('id')
          .where('clinic_id', '=', clinicId)
          .where('state', '=', 'RUNNING')
          .executeTakeFirst();
        if (running) throw new BusinessError('IMPORT_ALREADY_RUNNING');
        await tx
          .insertInto('list_import')
          .values({
            id: key.importId,
            clinic_id: clinicId,
            source: 'CSV',
            user_id: actor.userId,
            user_name: `${actor.firstName} ${actor.surname}`,
            state: 'UPLOADING',
            is_dry_run: dryRun,
            is_confirmed: isLossConfirmed,
            started_at: now,
          })
          .execute();
      });
    } catch (error) {
      content.destroy();
      throw error;
    }
    try {
      const staged = await stageFile(deps, transact, key, withinLimits(content));
      const lists = staged.readable();
      if (lists.length === 0) throw new BusinessError('INVALID_INPUT_FILE');
      await transact(async (tx) => {
        await stageLists(tx, key, lists);
        await startRunning(tx, key.importId, { rows_total: staged.rowsTotal, rows_bad: staged.rowsBad });
        await publish(tx, startEvent(key.importId, 'uploaded'));
      });
    } catch (error) {
      content.destroy();
      await transact((tx, now) =>
        tx
          .updateTable('list_import')
          .set({ state: 'FAILED', finished_at: now })
          .where('id', '=', key.importId)
          .where('clinic_id', '=', clinicId)
          .where('state', '=', 'UPLOADING')
          .execute(),
      );
      await dropRows(deps, key.importId);
      throw error;
    }
    return { importId: key.importId };
  });
