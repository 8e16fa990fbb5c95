import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../server/src/core/free-port.ts';
import { ensureBuilt } from '../core/build.ts';
import type { Target } from '../core/call.ts';
import { type Run, runCommand } from '../core/command.ts';
import { openLedger } from '../core/ledger.ts';
import { openLive } from '../core/live-socket.ts';
import { startMailCatcher } from '../core/mail-catcher.ts';
import { type Postgres, startPostgres } from '../core/postgres.ts';
import { isReady, type Product, startProduct } from '../core/product.ts';
import { type Sql, withSql } from '../core/sql.ts';
import { waitUntil } from '../core/wait.ts';
import { hintAfterWrite } from '../facts/hint.ts';
import { checkMails, settleJobs } from '../facts/mails.ts';
import { readBack } from '../facts/read-back.ts';
import { checkSettings } from '../facts/settings.ts';
import { checkLedger, checkThreads } from '../facts/written.ts';
import { type SignedIn, signInPeople } from '../traffic/people.ts';
import { startTraffic, type Traffic } from '../traffic/traffic.ts';
import { callMostMs } from '../traffic/watched-calls.ts';

const readyMostMs = 5_000;
/** A commit that the freeze caught is waited for, so that nobody is told the wrong outcome: one for each connection. */
const commitsCaughtMost = 8;
const commitMostMs = 40_000;
const hintMostMs = 2_000;
/** The bus waits 5 s between two attempts at most. */
const busMostMs = 10_000;
const leaseMostMs = 90_000;

const faults = {
  kill: async (postgres: Postgres, awayMs: number) => {
    await postgres.killAll();
    await wait(awayMs);
    await postgres.start();
  },
  immediate: async (postgres: Postgres, awayMs: number) => {
    await postgres.stopImmediately();
    await wait(awayMs);
    await postgres.start();
  },
  'pause 5 s': (postgres: Postgres) => postgres.pause(5_000),
  'pause 30 s': (postgres: Postgres) => postgres.pause(30_000),
};
type Fault = keyof typeof faults;

/** Short: the two that differ most. Full: all in turn, and once the pause that outlasts every limit. */
const plan = (run: Run): Fault[] => {
  const turn: Fault[] = run.isShort ? ['kill', 'pause 5 s'] : ['kill', 'immediate', 'pause 5 s'];
  const times = run.times(2, 10);
  const usual = Array.from({ length: times }, (_, index) => turn[index % turn.length] ?? 'kill');
  return run.isShort ? usual : [...usual.slice(0, -1), 'pause 30 s'];
};

const breakOnce = async (run: Run, postgres: Postgres, product: Product, fault: Fault): Promise<number> => {
  await wait(run.random.whole(500, 1_500));
  await faults[fault](postgres, run.random.whole(300, run.isShort ? 1_000 : 4_000));
  const ready = await waitUntil(() => isReady(product.port), { withinMs: 30_000 });
  run.findings.check(
    'ready soon after the database',
    ready !== undefined && ready <= run.limitMs(readyMostMs),
    `${fault}: ${ready}`,
  );
  run.findings.check('the server process stays alive', product.isAlive(), {
    fault,
    lastWords: product.lines.slice(-12),
  });
  if (!product.isAlive()) throw new Error('the server is gone');
  run.say(`${fault}: ready ${Math.round(ready ?? -1)} ms after the database`);
  return Math.round(ready ?? -1);
};

const judgeCalls = ({ findings, isShort, limitMs }: Run, { seen }: Traffic) => {
  findings.check('no call is answered by anything but 503', seen.faults.length === 0, seen.faults);
  findings.check('every call is answered', !seen.statuses.unreachable, seen.statuses);
  findings.check(
    'no call takes long, but the commits that the long freeze caught',
    seen.slowestMs <= (isShort ? limitMs(callMostMs) : commitMostMs) && seen.slowCount <= commitsCaughtMost,
    `${seen.slowestCall}, ${seen.slowestMs} ms`,
  );
  findings.figures.answers = seen.statuses;
  findings.figures.slowestCallMs = seen.slowestMs;
};

/** The process listens by one connection, however often it was cut off. */
const checkBus = async (sql: Sql, { findings }: Run) => {
  const { rows } = await sql.query<{ n: number }>(
    "select count(*)::int as n from pg_stat_activity where application_name = 'tervita_bus'",
  );
  findings.check('the bus is back by exactly one connection', rows[0]?.n === 1, rows[0]);
};

/** A hint may be lost while the bus is away; then it is back, and quick. */
const checkHints = async ({ findings, cleanup, limitMs }: Run, target: Target, people: SignedIn) => {
  const inbox = await openLive(target, people.staff[0]?.token ?? '', cleanup);
  inbox.say({ type: 'VIEW_E_CONTACTS', payload: { clinicId: people.clinicId } });
  await wait(300);
  let hint: number | undefined;
  const back = await waitUntil(
    async () => {
      hint = await hintAfterWrite(target, inbox, people, limitMs(hintMostMs));
      return hint !== undefined;
    },
    { withinMs: limitMs(busMostMs), everyMs: 200 },
  );
  findings.check('open screens hear of changes again', back !== undefined);
  findings.figures.hintMs = hint === undefined ? null : Math.round(hint);
};

const killDatabase = async (run: Run): Promise<void> => {
  const { findings, cleanup, folder, random, say } = run;
  const wanted = run.isShort ? { patients: 10, staff: 4 } : { patients: 50, staff: 20 };
  ensureBuilt();
  const mail = await startMailCatcher(cleanup);
  const postgres = await startPostgres(folder, cleanup);
  const env = { ...postgres.env, SMTP_URL: mail.url };
  const product = await startProduct({ port: await freePort(), folder, env }, cleanup);
  const { target } = product;
  const people = await signInPeople(target, postgres.sqlUrl, wanted);
  say(`ready, ${wanted.patients} patients and ${wanted.staff} staff signed in`);

  const ledger = await openLedger(join(folder, 'ledger.jsonl'));
  cleanup.add(() => ledger.close());
  const traffic = startTraffic({ target: () => target, people, ledger, random, thinkMs: 150 });
  const readyMs: number[] = [];
  for (const fault of plan(run)) readyMs.push(await breakOnce(run, postgres, product, fault));
  await wait(1_000);
  await traffic.stop();
  findings.figures.faults = plan(run).length;
  findings.figures.slowestReadyMs = Math.max(...readyMs);
  judgeCalls(run, traffic);

  await checkHints(run, target, people);

  await withSql(postgres.sqlUrl, async (sql) => {
    await checkSettings(sql, findings);
    await checkBus(sql, run);
    const emptied = await settleJobs(sql, run.isShort ? 500 : leaseMostMs);
    if (!run.isShort) findings.check('the worker goes on and empties the outbox', emptied !== undefined);
    findings.figures.outboxEmptyAfterMs = emptied === undefined ? null : Math.round(emptied);
    await checkLedger(sql, ledger, traffic.mark, findings);
    await checkThreads(sql, traffic.mark, findings);
    await checkMails(sql, traffic.mark, mail.caught, findings, { mayWait: run.isShort });
  });
  await readBack(target, people, ledger, findings);
  const logged = product.lines.filter((line) => /"level":(50|60)/.test(line));
  findings.figures.errorsLogged = logged.length;
};

await runCommand({ name: 'fault:kill-database', limitSeconds: { short: 180, full: 420 }, run: killDatabase });
