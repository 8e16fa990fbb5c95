import { setTimeout as wait } from 'node:timers/promises';
import { loginWithPassword } from '@tervita/contract/auth';
import { pathOf } from '@tervita/contract/core';
import { freePort } from '../../../server/src/core/free-port.ts';
import { ensureBuilt } from '../core/build.ts';
import { type Run, runCommand } from '../core/command.ts';
import { http } from '../core/http.ts';
import { startPostgres } from '../core/postgres.ts';
import { startProduct } from '../core/product.ts';
import { signIn } from '../core/sign-in.ts';
import { withSql } from '../core/sql.ts';
import { fillClinics } from './fill-clinics.ts';
import { median } from './median.ts';
import { staffOfDemo } from './staff-of-demo.ts';

const guesses = 300;
const most = 2;

/** A network of its own for each guess, as behind the proxy in front of the product. */
const addressOf = (number: number) => `10.${Math.floor(number / 250)}.${number % 250}.7`;

const runFlood = async ({ folder, cleanup, findings, times, say }: Run): Promise<void> => {
  ensureBuilt();
  const postgres = await startPostgres(folder, cleanup);
  const env = { ...postgres.env, TRUST_PROXY: '1', RATE_LIMITS: 'on' };
  const { target } = await startProduct({ port: await freePort(), folder, env }, cleanup);
  const staff = await withSql(postgres.sqlUrl, async (sql) => {
    const found = await staffOfDemo(sql);
    await fillClinics(sql, { ...found, eContacts: 2_000 }, { clinics: 1, eContacts: 2_000 });
    return found;
  });
  const as = await signIn(target, staff);
  const inbox = new URL(`/api/clinic/e-contacts?clinicId=${staff.clinicId}`, target.url);
  const login = new URL(pathOf(loginWithPassword), target.url);

  let number = 0;
  const guess = async (): Promise<number> => {
    number += 1;
    const headers = {
      origin: target.origin,
      'content-type': 'application/json',
      'x-forwarded-for': addressOf(number),
    };
    const body = JSON.stringify({ email: `nobody${number}@example.com`, password: `vale parool ${number}` });
    return (await http(login, { method: 'POST', headers, body })).status;
  };
  /** The slowest inbox while the guesses are judged, each asked for when the one before has come. */
  const slowestInbox = async (packing: 'zstd' | 'identity') => {
    const headers = {
      origin: target.origin,
      cookie: `${target.cookieName}=${as}`,
      'accept-encoding': packing,
      'x-forwarded-for': '192.0.2.1',
    };
    let isOn = true;
    const flood = Promise.all(Array.from({ length: guesses }, guess)).finally(() => {
      isOn = false;
    });
    const took: number[] = [];
    do {
      const { status, ms, headers: sent } = await http(inbox, { headers });
      findings.check('the inbox is answered', status === 200, { status, packing });
      findings.check('packed as was asked', (sent['content-encoding'] ?? 'identity') === packing, packing);
      took.push(ms);
    } while (isOn);
    const refused = (await flood).filter((status) => status === 503).length;
    await wait(1_000);
    return { slowest: Math.round(Math.max(...took)), answers: took.length, refused };
  };

  await slowestInbox('identity');
  const rounds = { zstd: [] as number[], identity: [] as number[] };
  for (let round = 0; round < times(3, 5); round += 1)
    for (const packing of round % 2 === 0
      ? (['zstd', 'identity'] as const)
      : (['identity', 'zstd'] as const)) {
      const seen = await slowestInbox(packing);
      rounds[packing].push(seen.slowest);
      say(
        `${packing}: slowest ${seen.slowest} ms of ${seen.answers}; ${seen.refused} guesses told to come later`,
      );
    }
  const [packed, plain] = [median(rounds.zstd), median(rounds.identity)];
  const ratio = Math.round((packed / plain) * 100) / 100;
  findings.figures.slowestInbox = { packed, plain, ratio };
  findings.check(`packed at most ${most} times as slow as plain`, ratio <= most, { packed, plain });
};

await runCommand({ name: 'bench:sign-in-flood', limitSeconds: { short: 240, full: 400 }, run: runFlood });
