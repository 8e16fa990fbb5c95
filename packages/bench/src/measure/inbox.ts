import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { listClinicEContacts } from '@tervita/contract/e-contacts';
import { freePort } from '../../../server/src/core/free-port.ts';
import { ensureBuilt } from '../core/build.ts';
import { call } from '../core/call.ts';
import { type Run, runCommand } from '../core/command.ts';
import { http } from '../core/http.ts';
import { startPostgres } from '../core/postgres.ts';
import { startProduct } from '../core/product.ts';
import { signIn } from '../core/sign-in.ts';
import { urlOfUser, withSql } from '../core/sql.ts';
import { waitUntil } from '../core/wait.ts';
import { fillClinics } from './fill-clinics.ts';
import { median } from './median.ts';
import { staffOfDemo } from './staff-of-demo.ts';

const atOnce = 6;
const leastShare = 0.6;
const bareServer = join(import.meta.dirname, '../../../server/src/bench/bare-inbox-server.ts');

/** Answers a second, with several callers who each wait for theirs. */
const throughput = async (ask: () => Promise<unknown>, seconds: number): Promise<number> => {
  const until = performance.now() + seconds * 1_000;
  let answered = 0;
  const caller = async () => {
    while (performance.now() < until) {
      await ask();
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  return answered / seconds;
};

const runInbox = async ({ folder, cleanup, findings, isShort, say }: Run): Promise<void> => {
  ensureBuilt();
  const postgres = await startPostgres(folder, cleanup);
  const { target } = await startProduct({ port: await freePort(), folder, env: postgres.env }, cleanup);
  const staff = await withSql(postgres.sqlUrl, async (sql) => {
    const found = await staffOfDemo(sql);
    await fillClinics(sql, { ...found, eContacts: 20_000 }, { clinics: 4, eContacts: 80_000 });
    return found;
  });
  say('100,000 e-contacts in five clinics');
  const as = await signIn(target, staff);
  const barePort = await freePort();
  const { DATABASE_URL, DATABASE_USERS_SECRET } = postgres.env;
  const bareUrl = urlOfUser(DATABASE_URL, 'tervita_clinic', DATABASE_USERS_SECRET);
  const bare = spawn(
    process.execPath,
    [bareServer, bareUrl, staff.clinicId, staff.userId, String(barePort)],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  cleanup.add(() => {
    bare.kill('SIGKILL');
  });
  const bareAddress = new URL(`http://127.0.0.1:${barePort}/`);
  const askBare = async () => {
    const { status } = await http(bareAddress, {});
    if (status !== 200) throw new Error(`the bare server answered ${status}`);
  };
  const bareAnswers = () =>
    askBare().then(
      () => true,
      () => false,
    );
  await waitUntil(bareAnswers, { withinMs: 10_000 });
  const query = { clinicId: staff.clinicId };
  const first = await call(target, listClinicEContacts, { query }, { as });
  findings.check('the list has 500 rows and the flagged', first.body.eContacts.length >= 500, first.status);
  const address = new URL(`/api/clinic/e-contacts?clinicId=${staff.clinicId}`, target.url);
  const headers = { origin: target.origin, cookie: `${target.cookieName}=${as}` };
  const askProduct = async () => {
    const { status } = await http(address, { headers });
    if (status !== 200) throw new Error(`the product answered ${status}`);
  };
  const rounds = isShort ? 2 : 6;
  const shares: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const seconds = isShort ? 2 : 5;
    const [product, plain] = [await throughput(askProduct, seconds), await throughput(askBare, seconds)];
    // The first round warms both up.
    if (round > 0) shares.push(product / plain);
    say(
      `product ${product.toFixed(1)}, bare ${plain.toFixed(1)} lists a second: ${(product / plain).toFixed(2)}`,
    );
  }
  const share = median(shares);
  findings.figures.shareOfBareServer = Number(share.toFixed(2));
  findings.check(
    `the list of 500 has at least ${leastShare} of a bare server's throughput`,
    share >= leastShare,
    {
      shares,
    },
  );
};

await runCommand({ name: 'bench:inbox', limitSeconds: { short: 300, full: 600 }, run: runInbox });
