import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../server/src/core/free-port.ts';
import { ensureBuilt } from '../core/build.ts';
import { type Run, runCommand } from '../core/command.ts';
import { embeddedSqlUrl, endEmbedded } from '../core/embedded.ts';
import { openFolder } from '../core/folders.ts';
import { openLedger } from '../core/ledger.ts';
import { startMailCatcher } from '../core/mail-catcher.ts';
import { launchProduct, type Product, startProduct } from '../core/product.ts';
import { withSql } from '../core/sql.ts';
import { checkMails, settleJobs } from '../facts/mails.ts';
import { readBack } from '../facts/read-back.ts';
import { checkLedger, checkThreads } from '../facts/written.ts';
import { signInPeople } from '../traffic/people.ts';
import { startTraffic } from '../traffic/traffic.ts';

/** The first start makes the database as well: on a machine that is slow today one after a kill is measured against it. */
const readyWithinMs = (run: Run, firstStartMs: number): number =>
  run.isShort ? Math.max(10_000, firstStartMs) : 10_000;
/** A job whose worker died: lease, look, delay before the repeat. */
const leaseMostMs = 90_000;

type Options = Parameters<typeof startProduct>[0];

/** One in four products is killed again while it starts. */
const killAndRestart = async (run: Run, product: Product, options: Options): Promise<Product> => {
  await wait(run.random.whole(400, run.isShort ? 1_200 : 2_400));
  product.kill('SIGKILL');
  await product.ended;
  if (run.random.chance(0.25)) {
    const halfway = launchProduct(options, run.cleanup);
    await wait(run.random.whole(50, 900));
    halfway.kill('SIGKILL');
    await halfway.ended;
  }
  return startProduct(options, run.cleanup);
};

/** The very first start, which makes the database, is killed as well; the next one must not stumble over the rest. */
const killFirstStarts = async (run: Run, times: number): Promise<void> => {
  for (let start = 1; start <= times; start += 1) {
    const dataDir = openFolder(join(run.folder, `first-${start}`));
    endEmbedded(dataDir, run.cleanup);
    const options = { port: await freePort(), folder: run.folder, env: { DATA_DIR: dataDir } };
    const ms = run.random.whole(600, 3_000);
    const first = launchProduct(options, run.cleanup);
    await wait(ms);
    first.kill('SIGKILL');
    await first.ended;
    const second = await startProduct(options, run.cleanup).catch((error: unknown) => String(error));
    run.findings.check(
      'a first start that was killed is followed by one that works',
      typeof second !== 'string',
      {
        killedAfterMs: ms,
        second,
      },
    );
    if (typeof second !== 'string') second.kill('SIGKILL');
    run.say(
      `first start killed after ${ms} ms: ${typeof second === 'string' ? second : 'the next one works'}`,
    );
  }
};

const killServer = async (run: Run): Promise<void> => {
  const { findings, cleanup, folder, random, say } = run;
  const kills = run.times(3, 20);
  const wanted = run.isShort ? { patients: 10, staff: 4 } : { patients: 50, staff: 20 };
  ensureBuilt();
  if (!run.isShort) await killFirstStarts(run, 6);
  const dataDir = openFolder(join(folder, 'data'));
  endEmbedded(dataDir, cleanup);
  const mail = await startMailCatcher(cleanup);
  const env = { DATA_DIR: dataDir, SMTP_URL: mail.url };
  const options = { port: await freePort(), folder, env };
  let product = await startProduct(options, cleanup);
  const readyMostMs = readyWithinMs(run, product.readyMs);
  say(`ready in ${product.readyMs} ms`);
  const people = await signInPeople(product.target, embeddedSqlUrl(dataDir), wanted);
  say(`${wanted.patients} patients and ${wanted.staff} staff signed in`);

  const ledger = await openLedger(join(folder, 'ledger.jsonl'));
  cleanup.add(() => ledger.close());
  const { target } = product;
  const traffic = startTraffic({ target: () => target, people, ledger, random, thinkMs: 120 });
  const readyMs: number[] = [];
  for (let kill = 1; kill <= kills; kill += 1) {
    product = await killAndRestart(run, product, options);
    readyMs.push(product.readyMs);
    findings.check('ready in time after a kill', product.readyMs <= readyMostMs, product.readyMs);
    say(`kill ${kill} of ${kills}: ready in ${product.readyMs} ms`);
  }
  await wait(1_000);
  await traffic.stop();
  findings.check(
    'no call is answered by anything undeclared',
    traffic.seen.faults.length === 0,
    traffic.seen.faults,
  );
  findings.figures.kills = kills;
  findings.figures.slowestReadyMs = Math.max(...readyMs);
  findings.figures.answers = traffic.seen.statuses;

  await withSql(embeddedSqlUrl(dataDir), async (sql) => {
    const emptied = await settleJobs(sql, run.isShort ? 500 : leaseMostMs);
    if (!run.isShort)
      findings.check('jobs of dead workers are done within 90 s', emptied !== undefined, 'jobs left');
    findings.figures.outboxEmptyAfterMs = emptied === undefined ? null : Math.round(emptied);
    await checkLedger(sql, ledger, traffic.mark, findings);
    await checkThreads(sql, traffic.mark, findings);
    await checkMails(sql, traffic.mark, mail.caught, findings, { mayWait: run.isShort });
  });
  await readBack(target, people, ledger, findings);
};

await runCommand({ name: 'fault:kill-server', limitSeconds: { short: 180, full: 400 }, run: killServer });
