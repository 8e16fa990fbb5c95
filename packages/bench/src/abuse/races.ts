import { randomUUID } from 'node:crypto';
import { freePort } from '../../../server/src/core/free-port.ts';
import { ensureBuilt } from '../core/build.ts';
import { type Run, runCommand } from '../core/command.ts';
import { startPostgres } from '../core/postgres.ts';
import { startProduct } from '../core/product.ts';
import { withSql } from '../core/sql.ts';
import { makeCanary } from '../facts/canary.ts';
import { checkThreads } from '../facts/written.ts';
import { signInPeople } from '../traffic/people.ts';
import type { Arena, Race } from './races/arena.ts';
import { sameKey, sameKeyOtherBody } from './races/keys.ts';
import { answerAgainstInfo, repliesToOneVersion, replyAgainstComplete } from './races/moves.ts';
import { personsAtOnce } from './races/persons.ts';
import { extendTogether, logoutAgainstCalls } from './races/sessions.ts';

const races: readonly Race[] = [
  sameKey,
  sameKeyOtherBody,
  replyAgainstComplete,
  repliesToOneVersion,
  answerAgainstInfo,
  logoutAgainstCalls,
  extendTogether,
];

/** What was answered with 200 is there once; what was refused is nowhere. */
const checkTexts = async ({ sqlUrl, texts, mark, findings }: Arena) =>
  withSql(sqlUrl, async (sql) => {
    const { rows } = await sql.query<{ text: string; n: number }>(
      `select text, count(*)::int as n from timeline_entry where text like $1 || ' %' group by text`,
      [mark],
    );
    const counts = new Map(rows.map(({ text, n }) => [text, n]));
    for (const [text, isThere] of texts) {
      const n = counts.get(text) ?? 0;
      findings.check('a winner is written once, a loser not at all', n === (isThere ? 1 : 0), {
        text,
        isThere,
        n,
      });
    }
    await checkThreads(sql, mark, findings);
  });

const runRaces = async (run: Run): Promise<void> => {
  const { findings, cleanup, folder, random, say } = run;
  const shuffles = run.times(100, 1_000);
  ensureBuilt();
  const postgres = await startPostgres(folder, cleanup);
  const product = await startProduct({ port: await freePort(), folder, env: postgres.env }, cleanup);
  const { target } = product;
  const people = await signInPeople(target, postgres.sqlUrl, { patients: 20, staff: 10 });
  const canary = await makeCanary(postgres.sqlUrl);
  const arena: Arena = {
    target,
    people,
    sqlUrl: postgres.sqlUrl,
    random,
    findings,
    // The short form holds the same races with fewer in each: they prove the rule, the full form the load.
    atOnce: run.isShort ? 6 : 50,
    mark: `race-${randomUUID().slice(0, 8)}`,
    texts: new Map(),
  };
  say('ready');
  for (let shuffle = 0; shuffle < shuffles; shuffle += 1) {
    await races[shuffle % races.length]?.(arena, String(shuffle));
    if (shuffle % 100 === 99) say(`${shuffle + 1} shuffles`);
  }
  // With its limits on, as an installation has them.
  const limited = await startProduct(
    { port: await freePort(), folder, env: { ...postgres.env, RATE_LIMITS: 'on' } },
    cleanup,
  );
  await personsAtOnce({ ...arena, target: limited.target });
  await checkTexts(arena);
  await canary.checkUnchanged(findings);
  const faults = product.lines.filter((line) => /"level":(50|60)/.test(line));
  findings.check('the server logs no fault', faults.length === 0, faults.slice(0, 3));
  Object.assign(findings.figures, { shuffles, atOnce: arena.atOnce, texts: arena.texts.size });
};

await runCommand({ name: 'abuse:races', limitSeconds: { short: 180, full: 420 }, run: runRaces });
