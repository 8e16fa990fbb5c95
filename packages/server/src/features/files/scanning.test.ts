import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadPatientFile } from '@tervita/contract/files';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clamdScanner } from '../../integrations/clamd/clamd.ts';
import type { Scanner, Verdict } from '../../integrations/clamd/scanner.ts';
import { ScannerAway } from '../../integrations/clamd/scanner.ts';
import type { FileStorage } from '../../integrations/storage/storage.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { clamdProgram, eicar, type RunningClamd, startRealClamd } from '../../testing/clamd-for-tests.ts';
import { given } from '../../testing/given.ts';
import { docx, pdf } from '../../testing/sample-files.ts';
import { fileScans } from './scan-files.ts';
import { sweepFiles } from './sweep-files.ts';

let test: TestApp;
let verdict: () => Promise<Verdict>;
const scanner: Scanner = {
  scan: async (content) => {
    content.destroy();
    return verdict();
  },
};
beforeAll(async () => {
  test = await startTestApp({ scanner });
});
afterAll(() => test.close());

const upload = async (name = 'a.pdf', bytes = pdf()) => {
  const { asPatient } = await given(test.database).clinicWithPatient();
  return (await test.call(uploadPatientFile, { body: {} }, { as: asPatient, upload: { name, bytes } })).body;
};
const stateOf = async (id: string) => {
  const row = await test.database.system
    .selectFrom('file')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && [row.scan_state, row.scan_result];
};
const storage = () => test.storage;
const work = (by: Scanner, fileId: string) =>
  fileScans({ database: test.database, storage: storage(), scanner: by, announce: () => undefined }).handle(
    { type: 'file.uploaded', key: fileId, ids: { fileId } },
    async () => undefined,
  );

describe('the job', () => {
  it.each([
    [{ outcome: 'CLEAN' }, ['CLEAN', null]],
    [{ outcome: 'INFECTED', found: 'Eicar' }, ['INFECTED', 'Eicar']],
    [{ outcome: 'NOT_SCANNABLE' }, ['NA', 'NOT_SCANNABLE']],
  ] as const)('writes down %o', async (said, state) => {
    verdict = async () => said;
    const file = await upload();
    expect(file).toMatchObject({ scanState: 'WAITING', canOpen: false });
    await work(scanner, file.id);
    expect(await stateOf(file.id)).toEqual(state);
  });

  it('of a scanner that is away fails, and the file keeps waiting', async () => {
    const file = await upload();
    await expect(work(clamdScanner('tcp://127.0.0.1:1'), file.id)).rejects.toBeInstanceOf(ScannerAway);
    expect(await stateOf(file.id)).toEqual(['WAITING', null]);
  });

  it('is put in with the row', async () => {
    const file = await upload();
    const { rows } = await sql<{ data: unknown }>`
      select data from jobs.job where name = 'file-scans' and data -> 'ids' ->> 'fileId' = ${file.id}`.execute(
      test.database.system,
    );
    expect(rows).toHaveLength(1);
  });
});

describe('the sweep', () => {
  it('removes what no message took within a day, with its bytes, and leaves the rest', async () => {
    const [old, fresh] = [await upload(), await upload()];
    await sql`update file set created_at = now() - interval '25 hours' where id = ${old.id}`.execute(
      test.database.system,
    );
    const key = async (id: string) =>
      (
        await test.database.system
          .selectFrom('file')
          .select('storage_key')
          .where('id', '=', id)
          .executeTakeFirst()
      )?.storage_key ?? '';
    const [oldKey, freshKey] = [await key(old.id), await key(fresh.id)];
    await sweepFiles({ database: test.database, storage: storage() });
    expect(await stateOf(old.id)).toBeUndefined();
    await expect(storage().open(oldKey)).rejects.toThrow('ENOENT');
    (await storage().open(freshKey)).destroy();
  });

  it('removes bytes that never got a row', async () => {
    const file = await upload();
    const row = await test.database.system
      .deleteFrom('file')
      .where('id', '=', file.id)
      .returning('storage_key')
      .executeTakeFirstOrThrow();
    // Files on the disk have the machine's time, whatever day the tests run on.
    const setTime = (time: Date) => utimes(join(test.folder, 'kept', row.storage_key), time, time);
    await setTime(new Date());
    await sweepFiles({ database: test.database, storage: storage() });
    (await storage().open(row.storage_key)).destroy();
    await setTime(new Date(Date.now() - 25 * 3_600_000));
    await sweepFiles({ database: test.database, storage: storage() });
    await expect(storage().open(row.storage_key)).rejects.toThrow('ENOENT');
  });
});

it('the sweep asks the database once for each page of files, not for each file', async () => {
  const file = await upload();
  const { storage_key: known } = await test.database.system
    .selectFrom('file')
    .select('storage_key')
    .where('id', '=', file.id)
    .executeTakeFirstOrThrow();
  const strange = Array.from({ length: 1_100 }, (_, number) => `aa/${String(number).padStart(62, '0')}`);
  const removed: string[] = [];
  const many: FileStorage = {
    ...storage(),
    keptBefore: async function* () {
      yield* [...strange, known];
    },
    remove: async (key) => {
      removed.push(key);
    },
  };
  let statements = 0;
  const counting = test.database.system.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await sweepFiles({ database: { ...test.database, system: counting }, storage: many });
  expect(removed).toEqual(strange);
  expect(statements).toBeLessThanOrEqual(4);
});

describe.skipIf(!clamdProgram)('a real clamd', () => {
  let clamd: RunningClamd;
  beforeAll(async () => {
    clamd = await startRealClamd();
  }, 60_000);
  afterAll(() => clamd?.stop());

  it.each([
    ['raw', 'a.txt', Buffer.from(eicar, 'latin1')],
    ['in a document, which is a zip', 'a.docx', docx({ name: 'word/media/a.txt', content: eicar })],
    ['in a PDF', 'a.pdf', pdf(eicar)],
  ])('finds the test virus %s', async (_where, name, bytes) => {
    const file = await upload(name, bytes);
    await work(clamdScanner(clamd.url), file.id);
    expect((await stateOf(file.id))?.[0]).toBe('INFECTED');
  });

  it('finds nothing in ordinary files', async () => {
    const file = await upload();
    await work(clamdScanner(clamd.url), file.id);
    expect(await stateOf(file.id)).toEqual(['CLEAN', null]);
  });
});
