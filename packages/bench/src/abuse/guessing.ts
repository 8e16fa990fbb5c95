import { loginWithPassword, resetPassword, sendOtp } from '@tervita/contract/auth';
import type { RouteDefinition, Sent } from '@tervita/contract/core';
import type pg from 'pg';
import { freePort } from '../../../server/src/core/free-port.ts';
import { ensureBuilt } from '../core/build.ts';
import { type CallAnswer, call, type Target } from '../core/call.ts';
import { type Run, runCommand } from '../core/command.ts';
import { startPostgres } from '../core/postgres.ts';
import { startProduct } from '../core/product.ts';
import { withSql } from '../core/sql.ts';
import { alike } from './guessing/alike.ts';

const known = 'emily.harcourt@example.com';
const unknown = 'nobody.harcourt@example.com';
const wrong = 'wrong words by the river';

/** Every try is judged, as if an hour had passed since the last. */
const anHourLater = (sql: pg.Client) => sql.query('truncate credential_counter');

const inWaves = async <T>(count: number, work: (number: number) => Promise<T>): Promise<T[]> => {
  const results: T[] = [];
  for (let at = 0; at < count; at += 25) {
    const wave = Array.from({ length: Math.min(25, count - at) }, (_, more) => work(at + more));
    results.push(...(await Promise.all(wave)));
  }
  return results;
};

const withoutId = (raw: unknown) => JSON.stringify({ ...(raw as object), requestId: '' });

interface Guessed {
  readonly known: number[];
  readonly unknown: number[];
  readonly answers: Set<string>;
}

/** The same question about an address with an account and about one without, turn by turn. */
const timed = async <R extends RouteDefinition>(
  { target, sql, times }: { target: Target; sql: pg.Client; times: number },
  route: R,
  about: (email: string) => Sent<R>,
): Promise<Guessed> => {
  const guessed: Guessed = { known: [], unknown: [], answers: new Set() };
  const ask = async (email: string): Promise<CallAnswer<R>> => {
    await anHourLater(sql);
    const answer = await call(target, route, about(email));
    guessed.answers.add(`${answer.status} ${withoutId(answer.raw)}`);
    return answer;
  };
  for (let turn = 0; turn < times; turn += 1) {
    const order = turn % 2 === 0 ? [known, unknown] : [unknown, known];
    for (const email of order) {
      const { ms } = await ask(email);
      guessed[email === known ? 'known' : 'unknown'].push(ms);
    }
  }
  return guessed;
};

const runGuessing = async (run: Run): Promise<void> => {
  const { findings, cleanup, folder, say } = run;
  const times = run.times(40, 1_000);
  ensureBuilt();
  const postgres = await startPostgres(folder, cleanup);
  const { target } = await startProduct({ port: await freePort(), folder, env: postgres.env }, cleanup);
  await withSql(postgres.sqlUrl, async (sql) => {
    const given = { target, sql, times };
    const compare = (what: string, guessed: Guessed) => {
      findings.check(`${what}: one answer for known and unknown`, guessed.answers.size === 1, [
        ...guessed.answers,
      ]);
      const figures = alike(guessed.known, guessed.unknown);
      findings.check(`${what}: the times do not tell them apart`, figures.isAlike, figures);
      Object.assign(findings.figures, { [what]: figures });
      say(`${what}: ${JSON.stringify(figures)}`);
    };
    const password = (email: string) => ({ body: { email, password: wrong } });
    compare('password', await timed(given, loginWithPassword, password));
    const code = (email: string) => ({ body: { email, otp: '000000', password: wrong } });
    compare('code', await timed(given, resetPassword, code));

    await anHourLater(sql);
    const strangers = await inWaves(times, (number) =>
      call(target, loginWithPassword, { body: { email: known, password: `guess ${number}` } }),
    );
    const judged = strangers.filter(({ status }) => status === 468).length;
    findings.check('at most twenty guesses an hour are judged', judged <= 20, judged);
    findings.check(
      'nobody gets in',
      strangers.every(({ status }) => status === 468 || status === 429),
      judged,
    );

    await anHourLater(sql);
    const spread = await inWaves(times, (number) =>
      call(target, loginWithPassword, { body: { email: `person${number}@example.com`, password: wrong } }),
    );
    findings.check(
      'one guess each on many accounts gets in nowhere',
      spread.every(({ status }) => status === 468),
      times,
    );

    await anHourLater(sql);
    const letters = await inWaves(times, () =>
      call(target, sendOtp, { body: { purpose: 'SIGNUP', email: known } }),
    );
    const sent = letters.filter(({ status }) => status === 200).length;
    findings.check('one letter a minute goes to a mailbox', sent === 1, sent);
    Object.assign(findings.figures, { times, judged, sent });
  });
};

await runCommand({ name: 'abuse:guessing', limitSeconds: { short: 120, full: 600 }, run: runGuessing });
