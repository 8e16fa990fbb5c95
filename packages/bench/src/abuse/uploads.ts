import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getPatientFile, linkPatientFile } from '@tervita/contract/files';
import { fileMaxBytes } from '@tervita/domain/files';
import { freePort } from '../../../server/src/core/free-port.ts';
import { ensureBuilt } from '../core/build.ts';
import { call } from '../core/call.ts';
import { prepareClamd } from '../core/clamd.ts';
import { type Run, runCommand } from '../core/command.ts';
import { http } from '../core/http.ts';
import { startPostgres } from '../core/postgres.ts';
import { startProduct } from '../core/product.ts';
import { withSql } from '../core/sql.ts';
import { waitUntil } from '../core/wait.ts';
import { makeCanary } from '../facts/canary.ts';
import { signInPeople } from '../traffic/people.ts';
import { type HostileFile, hostileFiles, pdf } from './uploads/hostile-files.ts';
import { peakMemory } from './uploads/memory.ts';
import { type Sending, sendFile } from './uploads/send.ts';

const path = '/patient/files';
/** Pieces of all uploads together. What the process holds anyway is mostly what making the demonstration left. */
const memoryGrowthMostMb = 64;
const scanWithinMs = 60_000;
const headers = {
  'content-type': 'application/pdf',
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

const runUploads = async (run: Run): Promise<void> => {
  const { findings, cleanup, folder, say } = run;
  ensureBuilt();
  const clamd = prepareClamd(folder, cleanup);
  if (clamd) await clamd.start();
  else findings.skip('no clamd on this machine: scanning was not tried against a real one');
  const postgres = await startPostgres(folder, cleanup);
  const env = { ...postgres.env, DATA_DIR: join(folder, 'data'), ...(clamd ? { CLAMD_URL: clamd.url } : {}) };
  const product = await startProduct({ port: await freePort(), folder, env }, cleanup);
  const { target } = product;
  const atOnce = run.isShort ? 10 : 50;
  const people = await signInPeople(target, postgres.sqlUrl, { patients: atOnce, staff: 1 });
  const canary = await makeCanary(postgres.sqlUrl);
  const as = people.patients[0]?.token ?? '';
  const send = (sending: Sending, token = as) => sendFile(target, path, token, sending);
  const stateOf = async (id: string) =>
    (await call(target, getPatientFile, { params: { id } }, { as })).body?.scanState;
  const scanned = async (id: string) => {
    await waitUntil(async () => (await stateOf(id)) !== 'WAITING', { withinMs: scanWithinMs });
    return stateOf(id);
  };
  const linkTo = (id: string) => call(target, linkPatientFile, { params: { id } }, { as });

  const tryOne = async ({ what, name, content, expects }: HostileFile) => {
    const { status, body } = await send({ name, content });
    if (expects === 'refused')
      return findings.check('what may not be sent is refused', status === 468, { what, status, body });
    findings.check('what can do no harm as a download is taken', status === 200, { what, status, body });
    findings.check('a name is made safe', !/[/\\\r\n\u202e]/.test(String(body.name)), body);
    if (!clamd || status !== 200) return;
    const state = await scanned(String(body.id));
    findings.check('the scanner says what it is', state === (expects === 'INFECTED' ? 'INFECTED' : 'CLEAN'), {
      what,
      state,
    });
    const link = await linkTo(String(body.id));
    findings.check(
      'an infected file is given to nobody, another to its owner',
      link.status === (expects === 'INFECTED' ? 468 : 200),
      { what, status: link.status },
    );
  };
  for (const file of hostileFiles) await tryOne(file);
  say(`${hostileFiles.length} hostile files`);

  const large = { name: 'a.pdf', head: pdf() };
  const whole = await send({ ...large, content: fileMaxBytes });
  findings.check('exactly 50 MB is taken', whole.status === 200, whole);
  const over = await send({ ...large, content: fileMaxBytes + 1 });
  findings.check('one byte more is not', over.status === 413 || over.status === 0, over);
  const endless = await send({ ...large, content: fileMaxBytes * 20, length: 'none' });
  findings.check(
    'what never ends is cut off at 50 MB',
    endless.written < fileMaxBytes * 1.5,
    endless.written,
  );
  const announced = await send({ ...large, content: fileMaxBytes * 4 });
  findings.check(
    'what is announced as too much is refused before it is read',
    announced.written < fileMaxBytes / 4,
    announced.written,
  );
  await Promise.all(
    Array.from({ length: 10 }, (_, n) => send({ ...large, content: 5_000_000, cutAt: 400_000 * (n + 1) })),
  );
  say('sizes and cuts');

  const bytes = run.isShort ? 10 * 1_048_576 : fileMaxBytes;
  const statuses: number[] = [];
  const memory = await peakMemory(product.pid, () =>
    Promise.all(
      people.patients.map(async ({ token }) => {
        statuses.push((await send({ ...large, content: bytes }, token)).status);
      }),
    ),
  );
  findings.check(
    'all of them are taken',
    statuses.every((status) => status === 200),
    statuses,
  );
  if (memory)
    findings.check(
      'files on their way in take less than 64 MB of memory together',
      memory.peak - memory.before < memoryGrowthMostMb,
      memory,
    );
  else findings.skip('this system does not tell how much memory a process holds');
  Object.assign(findings.figures, { atOnce, megabytesEach: bytes / 1_048_576, memory });
  say(`${atOnce} files at once: ${JSON.stringify(memory)}`);

  if (clamd && !run.isShort) {
    await clamd.kill();
    const waiting = await send({ name: 'a.pdf', content: pdf() });
    await waitUntil(async () => (await stateOf(String(waiting.body.id))) !== 'WAITING', { withinMs: 5_000 });
    findings.check(
      'without a scanner a file waits',
      (await stateOf(String(waiting.body.id))) === 'WAITING',
      waiting,
    );
    await clamd.start();
    findings.check('and is checked when it is back', (await scanned(String(waiting.body.id))) === 'CLEAN');
  }

  const given = await send({ name: 'õ "x".pdf', content: pdf() });
  const id = String(given.body.id);
  if (clamd) await scanned(id);
  else await waitUntil(async () => (await stateOf(id)) !== 'WAITING', { withinMs: scanWithinMs });
  const { url } = (await linkTo(id)).body;
  const answer = await http(new URL(url, target.url), { headers: { cookie: `${target.cookieName}=${as}` } });
  const wrong = Object.entries(headers).filter(([name, value]) => answer.headers[name] !== value);
  findings.check('a download has its exact headers', wrong.length === 0, wrong);
  findings.check(
    'a download is an attachment with a plain and a whole name',
    /^attachment; filename="[\w.]+"; filename\*=UTF-8''\S+$/.test(
      answer.headers['content-disposition'] ?? '',
    ),
    answer.headers['content-disposition'],
  );

  const files = join(folder, 'data', 'files');
  await waitUntil(async () => readdirSync(join(files, 'incoming')).length === 0, { withinMs: 10_000 });
  const kept = readdirSync(join(files, 'kept'), { recursive: true }).filter((name) =>
    String(name).includes('/'),
  );
  const rows = await withSql(
    postgres.sqlUrl,
    async (sql) =>
      (await sql.query<{ key: string }>("select storage_key as key from file where storage_key like '%/%'"))
        .rows,
  );
  findings.check('nothing half-written is left', readdirSync(join(files, 'incoming')).length === 0);
  findings.check(
    'every row has its bytes and all bytes have their row',
    JSON.stringify(kept.map(String).sort()) === JSON.stringify(rows.map(({ key }) => key).sort()),
    { kept: kept.length, rows: rows.length },
  );
  await canary.checkUnchanged(findings);
  findings.check('the server is alive', product.isAlive());
  findings.check(
    'the log knows no fault',
    !product.lines.some((line) => line.includes('"fault"')),
    product.lines.filter((line) => line.includes('"fault"')).slice(0, 2),
  );
};

await runCommand({ name: 'abuse:uploads', limitSeconds: { short: 180, full: 900 }, run: runUploads });
