// npm run bench -- import: a file of 100,000 rows, some of them bad, against a bare COPY of the same rows.
import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { getListImport, type ListImport } from '@tervita/contract/clinic-import';
import { freePort } from '../../../server/src/core/free-port.ts';
import { peakMemory } from '../abuse/uploads/memory.ts';
import { ensureBuilt } from '../core/build.ts';
import { call, type Target } from '../core/call.ts';
import { type Run, runCommand } from '../core/command.ts';
import { type Postgres, startPostgres } from '../core/postgres.ts';
import { type Product, startProduct } from '../core/product.ts';
import { signIn } from '../core/sign-in.ts';
import { type Sql, withSql } from '../core/sql.ts';
import { waitUntil } from '../core/wait.ts';
import { copyMembers } from './import/copy-members.ts';
import { badRows, type ImportFile, listFile } from './import/list-file.ts';
import { newClinic } from './import/new-clinic.ts';
import { staffOfDemo } from './staff-of-demo.ts';

const leastOfCopy = 0.3;
const memoryGrowthMostMb = 200;
/** A worker that dies: its lease, a look, and the delay before the job comes again. */
const endsWithinMs = 240_000;

const sendFile = async (target: Target, as: string, clinicId: string, file: ImportFile): Promise<string> => {
  const form = new FormData();
  form.append('clinicId', clinicId);
  form.append('file', new Blob([file.bytes as Uint8Array<ArrayBuffer>]), 'nimistu.csv');
  const response = await fetch(new URL('/api/import/csv', target.url), {
    method: 'PATCH',
    headers: { origin: target.origin, cookie: `${target.cookieName}=${as}` },
    body: form,
  });
  if (response.status !== 200) throw new Error(`the file was answered ${response.status}`);
  return ((await response.json()) as { importId: string }).importId;
};

const settled = async (target: Target, as: string, id: string): Promise<ListImport> => {
  let last: ListImport | undefined;
  await waitUntil(
    async () => {
      const { status, body } = await call(target, getListImport, { params: { id } }, { as });
      if (status === 200) last = body;
      return last !== undefined && last.state !== 'RUNNING';
    },
    { withinMs: endsWithinMs, everyMs: 100 },
  );
  if (!last) throw new Error('the import was not found');
  return last;
};

const membersOf = async (sql: Sql, clinicId: string): Promise<{ count: number; hash: string }> => {
  const { rows } = await sql.query<{ line: string }>(
    'select m::text as line from clinic_member m where clinic_id = $1 order by id',
    [clinicId],
  );
  const hash = createHash('sha256');
  for (const { line } of rows) hash.update(line);
  return { count: rows.length, hash: hash.digest('hex') };
};

interface Scene {
  readonly run: Run;
  readonly postgres: Postgres;
  readonly product: Product;
  readonly as: string;
  readonly userId: string;
}

/** Speed and memory, all bad rows named, nothing lost, and the same file again. */
const measureWhole = async ({ run, postgres, product, as, userId }: Scene, file: ImportFile) => {
  const { findings, say } = run;
  const { target, pid } = product;
  const [bare, clinicId] = await withSql(postgres.sqlUrl, async (sql) => [
    await newClinic(sql, userId),
    await newClinic(sql, userId),
  ]);
  const copyMs = await withSql(postgres.sqlUrl, (sql) => copyMembers(sql, bare ?? '', file));
  let importMs = 0;
  let done: ListImport | undefined;
  const memory = await peakMemory(pid, async () => {
    const began = performance.now();
    done = await settled(target, as, await sendFile(target, as, clinicId ?? '', file));
    importMs = performance.now() - began;
  });
  const ratio = copyMs / importMs;
  const grown = memory ? memory.peak - memory.before : 0;
  say(
    `${file.rows} rows: bare COPY ${copyMs.toFixed(0)} ms, import ${importMs.toFixed(0)} ms, ratio ${ratio.toFixed(2)}; memory grew by ${grown} MB`,
  );
  Object.assign(findings.figures, {
    rows: file.rows,
    copyMs: Math.round(copyMs),
    importMs: Math.round(importMs),
    ratio: Number(ratio.toFixed(2)),
    memoryGrowthMb: grown,
  });
  findings.check(`at least ${leastOfCopy} of the speed of a bare COPY`, ratio >= leastOfCopy, {
    copyMs,
    importMs,
  });
  findings.check(`memory grows by less than ${memoryGrowthMostMb} MB`, grown < memoryGrowthMostMb, memory);
  findings.check('every bad row is named', done?.state === 'DONE' && done.problems === file.bad, done);
  const before = await withSql(postgres.sqlUrl, (sql) => membersOf(sql, clinicId ?? ''));
  findings.check('no good row is lost', before.count === file.rows - file.bad, before);
  const again = await settled(target, as, await sendFile(target, as, clinicId ?? '', file));
  const after = await withSql(postgres.sqlUrl, (sql) => membersOf(sql, clinicId ?? ''));
  findings.check(
    'the same file again changes nothing',
    again.state === 'DONE' && again.new + again.changed + again.left === 0 && after.hash === before.hash,
    again,
  );
};

/** Killed at some moment of the import: the lists are as they were, and when the product is back the import ends. */
const killInBetween = async (
  scene: Scene,
  file: ImportFile,
  restart: () => Promise<Product>,
): Promise<Product> => {
  const { run, postgres, product, as, userId } = scene;
  const clinicId = await withSql(postgres.sqlUrl, (sql) => newClinic(sql, userId));
  const importId = await sendFile(product.target, as, clinicId, file);
  const afterMs = run.random.whole(50, 2_500);
  await wait(afterMs);
  product.kill('SIGKILL');
  await product.ended;
  const good = file.rows - file.bad;
  const left = await withSql(postgres.sqlUrl, (sql) => membersOf(sql, clinicId));
  run.findings.check('a kill leaves nothing half', left.count === 0 || left.count === good, {
    afterMs,
    left,
  });
  const next = await restart();
  const done = await settled(next.target, as, importId);
  const there = await withSql(postgres.sqlUrl, (sql) => membersOf(sql, clinicId));
  run.findings.check('the import goes on after a kill', done.state === 'DONE' && there.count === good, {
    afterMs,
    done,
  });
  run.say(`killed after ${afterMs} ms with ${left.count} patients in the list; then ${there.count}`);
  return next;
};

const runImport = async (run: Run): Promise<void> => {
  const { folder, cleanup, isShort } = run;
  ensureBuilt();
  const postgres = await startPostgres(folder, cleanup);
  const options = { port: await freePort(), folder, env: postgres.env };
  const restart = () => startProduct(options, cleanup);
  let product = await restart();
  const staff = await withSql(postgres.sqlUrl, staffOfDemo);
  const as = await signIn(product.target, staff);
  const whole = listFile(isShort ? 20_000 : 100_000, isShort ? 100 : badRows);
  await measureWhole({ run, postgres, product, as, userId: staff.userId }, whole);
  for (let kill = 0; kill < run.times(1, 3); kill += 1)
    product = await killInBetween({ run, postgres, product, as, userId: staff.userId }, whole, restart);
};

await runCommand({ name: 'bench:import', limitSeconds: { short: 600, full: 1_800 }, run: runImport });
