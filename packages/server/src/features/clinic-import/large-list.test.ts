import {
  downloadImportReport,
  getListImport,
  importCsv,
  listImportProblems,
} from '@tervita/contract/clinic-import';
import { importProblemsMost } from '@tervita/domain/clinic-import';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { eventually } from '../../testing/eventually.ts';
import { type Given, given } from '../../testing/given.ts';
import { codeNumber, lineOf, listFile, listHeading } from '../../testing/list-files.ts';
import { longestHoldMs, slownessNow } from '../../testing/thread-time.ts';

let test: TestApp;
let make: Given;
beforeAll(async () => {
  test = await startTestApp({ env: { RATE_LIMITS: 'on' } });
  make = given(test.database);
  await test.app.startWorker();
});
afterAll(() => test.close());

const clinicWithAdmin = async () => {
  const clinicId = await make.clinic();
  const { userId } = await make.employee(clinicId, { isAdmin: true });
  return { clinicId, as: await make.session(userId, 'PRM_DOCTOR') };
};
type Scene = Awaited<ReturnType<typeof clinicWithAdmin>>;
const send = ({ clinicId, as }: Scene, bytes: Buffer) =>
  test.call(importCsv, { body: { clinicId } }, { as, upload: { name: 'nimistu.csv', bytes } });
const read = async ({ as }: Scene, id: string) =>
  (await test.call(getListImport, { params: { id } }, { as })).body;
const rowsLeft = async ({ clinicId }: Scene) => {
  const { rows } = await sql<{ rows: number }>`
    select count(*)::int as rows from list_import_row where clinic_id = ${clinicId}`.execute(
    test.database.system,
  );
  return rows[0]?.rows;
};

it.each([
  ['line breaks', Buffer.alloc(12_000_000, '\n')],
  ['line breaks under a heading', Buffer.from(`${listHeading}\n${'\n'.repeat(12_000_000)}`)],
  ['rows that nobody can read', Buffer.from(`${listHeading}\n${'a;b\n'.repeat(30_000)}`)],
  [
    'quotation marks that never end',
    Buffer.from(`${listHeading}\n${`"${'x'.repeat(390)}\n`.repeat(10_000)}`),
  ],
])(
  'nobody waits for a clinic that sends nothing but %s',
  async (_, bytes) => {
    const scene = await clinicWithAdmin();
    let status = 0;
    const held = await longestHoldMs(async () => {
      ({ status } = await send(scene, bytes));
    });
    expect(held).toBeLessThan(100 * slownessNow());
    expect([413, 468]).toContain(status);
    expect(await rowsLeft(scene)).toBe(0);
  },
  60_000,
);

it('of very many odd rows the first are kept, and how many more there are is said', async () => {
  const scene = await clinicWithAdmin();
  const good = lineOf({ personalCode: codeNumber(1) });
  const bad = lineOf({ personalCode: '123', surname: '' });
  const twice = Array.from({ length: 5 }, () => good);
  const odd = importProblemsMost + 20;
  const bytes = Buffer.from([listHeading, good, ...Array(odd).fill(bad), ...twice].join('\n'));
  const { importId } = (await send(scene, bytes)).body;
  const done = await eventually(async () => {
    const found = await read(scene, importId);
    expect(found.state).toBe('DONE');
    return found;
  });
  expect(done.problems).toBe(odd + twice.length);
  const lines = new Set<number>();
  const addPage = async (afterLine: number): Promise<void> => {
    const { body } = await test.call(
      listImportProblems,
      { params: { id: importId }, query: { afterLine } },
      { as: scene.as },
    );
    for (const { line } of body.problems) lines.add(line);
    if (body.nextAfterLine !== null) await addPage(body.nextAfterLine);
  };
  await addPage(0);
  expect(lines.size).toBe(importProblemsMost);
  const report = await test.call(
    downloadImportReport,
    { params: { id: importId }, query: {} },
    { as: scene.as },
  );
  expect(report.bytes.toString().trim().split('\r\n').at(-1)).toContain('25');
}, 30_000);

it('lists are brought twenty times an hour', async () => {
  const scene = await clinicWithAdmin();
  const broken = Buffer.from(listHeading);
  for (let at = 0; at < 20; at += 1) expect((await send(scene, broken)).raw.code).toBe('INVALID_INPUT_FILE');
  const refused = await send(scene, listFile({}));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});
