import { databaseAway } from '../../../core/database/broken-connection.ts';
import type { Tx } from '../../../core/database/database.ts';
import type { Outbox, Subscriber } from '../../../core/outbox/outbox.ts';
import { NotWorthRepeating, type OutboxEvent } from '../../../core/outbox/queues.ts';
import { accountEvent } from '../../auth/index.ts';
import type { ImportDeps } from '../deps.ts';
import type { ImportRecord } from '../import-store.ts';
import { fetchNextList, fetchType, waitsForAnother } from '../register/fetch-lists.ts';
import { endEvent, endedType } from './end-event.ts';
import {
  assertOwnJudging,
  beginJudging,
  countLeaving,
  JudgedByAnother,
  type Judging,
  judgeLines,
  losesWithoutYes,
  planForFreshRows,
} from './judge-rows.ts';
import { lockRunning, mergeImport, rangesTo } from './merge-import.ts';
import { startedType } from './start-event.ts';

type Publish = Outbox['publish'];

const tellWhoLeft = ({ database }: ImportDeps, { key, ids }: OutboxEvent, publish: Publish): Promise<void> =>
  database.write('tervita_system', {}, async (tx) => {
    const record = await tx
      .selectFrom('list_import')
      .select(['id', 'clinic_id', 'user_id', 'finished_at'])
      .where('id', '=', ids.importId ?? '')
      .where('seen_at', 'is', null)
      .where('state', 'in', ['CHECKED', 'DONE', 'FAILED'])
      .executeTakeFirst();
    // An earlier end, since which somebody has said yes: the next end tells.
    if (!record || key !== endEvent(record.id, record.finished_at ?? new Date(0)).key) return;
    const about = { clinicId: record.clinic_id, importId: record.id };
    await publish(tx, accountEvent('account.import-ended', record.user_id, key, about));
  });

/** Undefined as soon as somebody has stopped it. Each step is kept, so that the page shows how far it is. */
const judgeAll = async ({ database }: ImportDeps, importId: string): Promise<Judging | undefined> => {
  const step = <T>(work: (tx: Tx, record: ImportRecord) => Promise<T>) =>
    database.write('tervita_system', {}, async (tx) => {
      const record = await lockRunning(tx, importId);
      if (!record) return undefined;
      await planForFreshRows(tx);
      return work(tx, record);
    });
  const judging = await step(beginJudging);
  if (!judging) return undefined;
  const ownStep = (work: (tx: Tx, record: ImportRecord) => Promise<void>) =>
    step(async (tx, record) => {
      assertOwnJudging(record, judging);
      await work(tx, record);
      return judging;
    });
  for (const range of rangesTo(judging.lastLine))
    if (!(await ownStep((tx, record) => judgeLines(tx, record, range)))) return undefined;
  return ownStep(countLeaving);
};

/** Judged: waits for a yes, when one was asked for or the lists would lose many. */
const waitsForYes = (
  { database }: ImportDeps,
  importId: string,
  judging: Judging,
  publish: Publish,
): Promise<boolean> =>
  database.write('tervita_system', {}, async (tx, now) => {
    const record = await lockRunning(tx, importId);
    if (!record) return false;
    assertOwnJudging(record, judging);
    if (!(record.is_dry_run || (await losesWithoutYes(tx, record)))) return false;
    await tx
      .updateTable('list_import')
      .set({ state: 'CHECKED', finished_at: now })
      .where('id', '=', importId)
      .where('state', '=', 'RUNNING')
      .execute();
    await publish(tx, endEvent(importId, now));
    return true;
  });

/** Rows that nobody waits for any more, a few at a time. */
export const dropRows = async ({ database }: Pick<ImportDeps, 'database'>, importId: string) => {
  const most = 20_000;
  const drop = () =>
    database.write('tervita_system', {}, async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('list_import_row')
        .where('import_id', '=', importId)
        .where('line', 'in', (rows) =>
          rows.selectFrom('list_import_row').select('line').where('import_id', '=', importId).limit(most),
        )
        .executeTakeFirst();
      return Number(numDeletedRows);
    });
  while ((await drop()) === most);
};

const failImport = async ({ database }: ImportDeps, importId: string, publish: Publish): Promise<void> => {
  await database.write('tervita_system', {}, async (tx, now) => {
    await tx
      .updateTable('list_import')
      .set({ state: 'FAILED', finished_at: now })
      .where('id', '=', importId)
      .where('state', 'in', ['UPLOADING', 'RUNNING'])
      .execute();
    await publish(tx, endEvent(importId, now));
  });
};

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');
/** Somebody held what is needed, or took too long: the next try may do better. */
/** 23505: staff entered the same patient in that moment. */
const isPassing = (error: unknown) =>
  databaseAway(error) ||
  error instanceof JudgedByAnother ||
  ['55P03', '40P01', '40001', '57014', '23505'].includes(codeOf(error));

const runImport = async (deps: ImportDeps, importId: string, publish: Publish): Promise<void> => {
  const judging = await judgeAll(deps, importId);
  if (!judging || (await waitsForYes(deps, importId, judging, publish))) return;
  if (await mergeImport(deps, { importId, judging, publish })) await dropRows(deps, importId);
};

const orFail = async (
  deps: ImportDeps,
  importId: string,
  publish: Publish,
  work: Promise<void>,
): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (isPassing(error) || waitsForAnother(error)) throw error;
    await failImport(deps, importId, publish);
    // What a database says of a row may hold what stood in it.
    throw new NotWorthRepeating(`import failed ${codeOf(error)}`.trim());
  }
};

/** A worker that dies leaves the lists as they were; the job comes again and begins anew. */
export const listImports = (deps: ImportDeps): Subscriber => ({
  queue: 'list-imports',
  on: [startedType, fetchType, endedType],
  atOnce: 2,
  handle: async (event, publish) => {
    const { importId } = event.ids;
    if (!importId) return;
    if (event.type === endedType) return tellWhoLeft(deps, event, publish);
    const work =
      event.type === fetchType ? fetchNextList(deps, importId, publish) : runImport(deps, importId, publish);
    await orFail(deps, importId, publish, work);
  },
});
