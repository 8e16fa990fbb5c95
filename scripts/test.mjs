// npm test: every check and every test, with one closing line.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { buildServer } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';
import { treeProblems } from './check-tree.mjs';
import { findBrowser, findHeadlessShell } from './find-browser.mjs';
import { findClamd } from './find-clamd.mjs';
import { findRedis } from './find-redis.mjs';
import { measure } from './first-load.mjs';
import { lockProblems, readLock } from './native-packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const results = join(root, 'test-results');
const withBrowser = !process.argv.includes('--without-browser');
const say = (text) => process.stdout.write(`${text}\n`);
const packages = ['domain', 'contract', 'texts', 'simulators', 'server', 'web', 'e2e', 'bench'];
const totals = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

const bin = (name) => join(root, 'node_modules/.bin', name);
const run = async (command, args, { quiet = true, env = {} } = {}) => {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env, FORCE_COLOR: '0' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part) => {
      output += part;
    });
  const [status] = await once(child, 'close');
  return { ok: status === 0, output };
};

/** Two at a time, as the machine has two cores; what is measured or has workers of its own runs alone. */
const twoAtATime = async (works) => {
  const waiting = [...works];
  const runTheNext = async () => {
    for (let work = waiting.shift(); work; work = waiting.shift()) await work();
  };
  await Promise.all([runTheNext(), runTheNext()]);
};

const count = (name, counts, output = '') => {
  for (const key of Object.keys(totals)) totals[key] += counts[key] ?? 0;
  if (counts.failed > 0) {
    failures.push(name);
    if (output) say(output);
  }
};

/** One check counts as one test. */
const check = async (name, work) => {
  const started = performance.now();
  const { ok, output = '' } = await (async () => work())().catch((error) => ({
    ok: false,
    output: String(error),
  }));
  say(`${ok ? 'ok    ' : 'FAILED'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  count(name, { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }, output);
};

const problemsOf = (problems) => ({ ok: problems.length === 0, output: problems.join('\n') });

/** What fell and why, without the hundreds that passed: the end of a long log is what gets cut off. */
const fallenTests = (report) =>
  (report?.testResults ?? [])
    .flatMap((file) => [
      ...(file.status === 'failed' && file.message ? [`${file.name}\n${file.message}`] : []),
      ...file.assertionResults
        .filter((each) => each.status === 'failed')
        .map((each) => `${file.name}\n  ${each.fullName}\n${each.failureMessages.join('\n')}`),
    ])
    .join('\n\n');

const vitest = async (name, folder = `packages/${name}`) => {
  const started = performance.now();
  const file = join(results, `${name}.json`);
  const args = [
    'run',
    '--root',
    folder,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const { ok, output } = await run(bin('vitest'), args);
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const passed = report?.numPassedTests ?? 0;
  const failed = Math.max(report?.numFailedTests ?? 0, ok ? 0 : 1);
  say(
    `${ok ? 'ok    ' : 'FAILED'} tests of ${name}: ${passed} passed, ${failed} failed (${((performance.now() - started) / 1000).toFixed(1)} s)`,
  );
  count(
    `tests of ${name}`,
    { passed, failed, skipped: report?.numPendingTests ?? 0 },
    ok ? '' : fallenTests(report) || output,
  );
};

const browserTests = async () => {
  const browser = findBrowser(root, say);
  const shell = findHeadlessShell();
  say('Browser tests');
  const env = { CHROMIUM_PATH: browser, HEADLESS_SHELL_PATH: shell ?? browser };
  await run(bin('playwright'), ['test', '-c', 'packages/e2e'], { quiet: false, env });
  const file = join(results, 'e2e.json');
  const stats = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8')).stats
    : { expected: 0, unexpected: 1 };
  const failed =
    stats.unexpected + (stats.flaky ?? 0) + (stats.expected === 0 && stats.unexpected === 0 ? 1 : 0);
  count('browser tests', { passed: stats.expected, failed, skipped: stats.skipped ?? 0 });
};

const faultTests = async () => {
  findRedis(say);
  say('Fault and abuse tests, short forms');
  const { ok, output } = await run(process.execPath, ['packages/bench/src/run-short.ts']);
  const [, passed = 0, failed = 1, skipped = 0] =
    /(\d+) passed, (\d+) failed(?:, (\d+) skipped)?/.exec(output) ?? [];
  for (const line of output.split('\n').filter((each) => /^\s+(passed|failed|skipped):/i.test(each)))
    say(line);
  count(
    'fault tests',
    { passed: Number(passed), failed: Math.max(Number(failed), ok ? 0 : 1), skipped: Number(skipped) },
    ok ? '' : output,
  );
};

const budgetProblems = () =>
  measure()
    .filter(({ size, budget }) => size > budget)
    .map(({ name, size, budget }) => `${name}: ${size.toFixed(1)} kB of script, at most ${budget}`);

mkdirSync(results, { recursive: true });
for (const name of [...packages, 'scripts', 'e2e']) rmSync(join(results, `${name}.json`), { force: true });

findClamd(say);
await twoAtATime([
  // The longest first: one worker, so that its files always run in the same order, and the rest beside it.
  () => vitest('web'),
  () => check('format and lint', () => run(bin('biome'), ['check', '--error-on-warnings', '.'])),
  ...packages.map(
    (name) => () => check(`types of ${name}`, () => run(bin('tsc'), ['-p', `packages/${name}`])),
  ),
  () => check('boundaries', () => run(bin('depcruise'), ['packages', '--config', '.dependency-cruiser.cjs'])),
  () => check('unused code', () => run(bin('knip'), [])),
  () =>
    check('generated files are fresh', () =>
      run(process.execPath, ['scripts/database-types.mjs', '--verify']),
    ),
  () => vitest('scripts', 'scripts'),
  ...['texts', 'simulators', 'domain', 'bench', 'contract'].map((name) => () => vitest(name)),
  () =>
    check('build', async () => {
      await buildWeb({ say });
      await buildServer();
      return { ok: true };
    }),
]);
await check('script budgets', () => problemsOf(budgetProblems()));
await check('binaries of every platform in the lock file', () => problemsOf(lockProblems(readLock(root))));
await check('sizes and names', () => problemsOf(treeProblems()));
await vitest('server');
if (withBrowser) {
  await browserTests();
  await faultTests();
}

if (failures.length > 0) say(`\nFailed: ${failures.join(', ')}`);
say(
  `\n${totals.passed} passed, ${totals.failed} failed${totals.skipped ? `, ${totals.skipped} skipped` : ''}`,
);
process.exit(totals.failed > 0 ? 1 : 0);
