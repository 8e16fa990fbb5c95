import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../server/src/core/free-port.ts';
import { ensureBuilt } from '../core/build.ts';
import { type Run, runCommand } from '../core/command.ts';
import { openLedger } from '../core/ledger.ts';
import { openLive } from '../core/live-socket.ts';
import { startMailCatcher } from '../core/mail-catcher.ts';
import { type Postgres, startPostgres } from '../core/postgres.ts';
import { startProduct } from '../core/product.ts';
import { withSql } from '../core/sql.ts';
import { hintAfterWrite } from '../facts/hint.ts';
import { checkMails, settleJobs } from '../facts/mails.ts';
import { readBack } from '../facts/read-back.ts';
import { checkLedger, checkThreads } from '../facts/written.ts';
import { allowEndlessUse } from '../traffic/endless-use.ts';
import { type SignedIn, signInPeople } from '../traffic/people.ts';
import { startTraffic } from '../traffic/traffic.ts';
import { type Pair, type Place, startPair } from './two-processes/pair.ts';
import { startProxy } from './two-processes/proxy.ts';
import { startRedis } from './two-processes/redis.ts';
import { restartInTurn } from './two-processes/rolling.ts';

const hintMostMs = 2_000;
const leaseMostMs = 90_000;

/** The demonstration makes the people and their sessions; what follows runs as an installation does. */
const prepare = async (run: Run, postgres: Postgres): Promise<SignedIn> => {
  const { cleanup, folder, findings } = run;
  const demo = await startProduct({ port: await freePort(), folder, env: postgres.env }, cleanup);
  const wanted = run.isShort ? { patients: 8, staff: 4 } : { patients: 30, staff: 10 };
  const people = await signInPeople(demo.target, postgres.sqlUrl, wanted);
  demo.kill('SIGTERM');
  findings.check('the demonstration ends with 0', (await demo.ended) === 0);
  // Its people are made up, but PROD does not start on a database that is marked as a demonstration's.
  await withSql(postgres.sqlUrl, (sql) => sql.query(`update installation set mode = 'PROD'`));
  await allowEndlessUse(postgres.sqlUrl, people);
  return people;
};

/** What is written at one process is heard at the other, both ways. */
const checkHints = async ({ findings, cleanup, limitMs }: Run, pair: Pair, people: SignedIn, bus: string) => {
  const heard: (number | null)[] = [];
  for (const [from, to] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const inbox = await openLive(pair.at(to).target, people.staff[0]?.token ?? '', cleanup);
    inbox.say({ type: 'VIEW_E_CONTACTS', payload: { clinicId: people.clinicId } });
    await wait(400);
    const ms = await hintAfterWrite(pair.at(from).target, inbox, people, limitMs(hintMostMs));
    findings.check('a change at one process is heard at the other', ms !== undefined, {
      bus,
      from,
      to,
    });
    heard.push(ms === undefined ? null : Math.round(ms));
    inbox.close();
  }
  findings.figures[`hintMsBy${bus}`] = heard;
};

const killInTurn = async ({ findings, random, say, ...run }: Run, pair: Pair): Promise<void> => {
  const kills = run.times(1, 12);
  const readyMs: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const place: Place = kill % 2 === 0 ? 0 : 1;
    await wait(run.isShort ? 1_500 : random.whole(6_000, 8_000));
    pair.at(place).kill('SIGKILL');
    await wait(run.isShort ? 300 : 1_000);
    const { readyMs: ms } = await pair.start(place);
    readyMs.push(ms);
    say(`kill ${kill + 1} of ${kills}: back in ${ms} ms`);
  }
  findings.figures.kills = kills;
  findings.figures.slowestReadyMs = Math.max(...readyMs);
};

const checkRedis = async (run: Run, people: SignedIn, env: Readonly<Record<string, string>>) => {
  const redis = await startRedis(run);
  if (!redis) return run.findings.skip('the bus by Redis: there is no redis-server on the PATH');
  const pair = await startPair(run, { ...env, REDIS_URL: redis });
  await checkHints(run, pair, people, 'Redis');
  for (const place of [0, 1] as const) pair.at(place).kill('SIGKILL');
};

const twoProcesses = async (run: Run): Promise<void> => {
  const { findings, cleanup, folder, random, say } = run;
  ensureBuilt();
  const mail = await startMailCatcher(cleanup);
  const postgres = await startPostgres(folder, cleanup);
  const people = await prepare(run, postgres);
  const env = { ...postgres.env, SMTP_URL: mail.url, SUPPORT_EMAIL: 'support@clinic.example' };
  await checkRedis(run, people, env);
  const pair = await startPair(run, env);
  say('two processes are ready');
  await checkHints(run, pair, people, 'Postgres');

  const proxy = await startProxy(pair.ports, cleanup);
  const target = { ...pair.at(0).target, url: proxy.url };
  const ledger = await openLedger(join(folder, 'ledger.jsonl'));
  cleanup.add(() => ledger.close());
  const traffic = startTraffic({ target: () => target, people, ledger, random, thinkMs: 200 });
  await killInTurn(run, pair);
  await wait(500);
  await restartInTurn(run, pair, traffic, run.isShort ? [1] : [0, 1]);
  await traffic.stop();
  findings.check(
    'sessions survive and no call is answered by anything undeclared',
    traffic.seen.faults.length === 0,
    traffic.seen.faults,
  );
  findings.figures.answers = traffic.seen.statuses;

  await withSql(postgres.sqlUrl, async (sql) => {
    const emptied = await settleJobs(sql, run.isShort ? 500 : leaseMostMs);
    if (!run.isShort) findings.check('a dead worker is replaced within 90 s', emptied !== undefined);
    await checkLedger(sql, ledger, traffic.mark, findings);
    await checkThreads(sql, traffic.mark, findings);
    await checkMails(sql, traffic.mark, mail.caught, findings, { mayWait: run.isShort });
  });
  await readBack(target, people, ledger, findings);
};

await runCommand({ name: 'fault:two-processes', limitSeconds: { short: 180, full: 420 }, run: twoProcesses });
