// npm test: every check and every test. `--without-browser` (npm run check) leaves out what needs the built product, and
// the sweeps: what asks the same of everything there is takes a fifth of the time of all unit tests.
// `--changed` (npm run check -- --changed) leaves out what the change since the main branch cannot reach.
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildServer } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';
import { fileSizes, treeProblems } from './check-tree.mjs';
import { findBrowser, findHeadlessShell } from './find-browser.mjs';
import { findClamd } from './find-clamd.mjs';
import { findRedis } from './find-redis.mjs';
import { measure } from './first-load.mjs';
import { lockProblems, readLock } from './native-packages.mjs';
import { browserSuite } from './whole-run/browser-suite.mjs';
import { beginningOfChange, changedFiles, touchedPackages } from './whole-run/changed-files.mjs';
import { closingLines } from './whole-run/closing-lines.mjs';
import { faultSuite } from './whole-run/fault-suite.mjs';
import { endLeftBehind } from './whole-run/left-behind.mjs';
import { keepRecord } from './whole-run/record.mjs';
import { runCommand } from './whole-run/run-command.mjs';
import { temporaryFolder } from './whole-run/temporary-folder.mjs';
import { programVersions } from './whole-run/versions.mjs';
import { vitestSuite } from './whole-run/vitest-suite.mjs';
import { wholeRun } from './whole-run/whole-run.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const startedAt = new Date();
const withBrowser = !process.argv.includes('--without-browser');
/** A check leaves the record of the last whole run alone. */
const results = join(root, 'test-results', ...(withBrowser ? [] : ['check']));
const say = (text) => process.stdout.write(`${text}\n`);
const changedSince = process.argv.includes('--changed') ? beginningOfChange(root) : undefined;
const changed = changedSince ? changedFiles(root, changedSince) : [];
const touched = changedSince ? touchedPackages(root, changed) : undefined;
const isTouched = (name) => touched?.includes(name) ?? true;
const packages = ['domain', 'contract', 'texts', 'simulators', 'server', 'web', 'e2e', 'bench'];

const command = (name, bin, ...args) => ({
  name,
  run: () => runCommand(join(root, 'node_modules/.bin', bin), args, { cwd: root }),
});
const rule = (name, findProblems) => ({
  name,
  run: async () => {
    const problems = findProblems();
    return { ok: problems.length === 0, output: problems.join('\n') };
  },
});
const scriptSizes = () =>
  measure().map(({ name, size, budget }) => ({
    name: `script of ${name}`,
    value: Number(size.toFixed(1)),
    limit: budget,
    unit: 'kB',
  }));
let isBuilt = false;
const buildWithinBudgets = {
  name: 'build and script budgets',
  run: async () => {
    await buildWeb({ say });
    await buildServer();
    isBuilt = true;
    const tooLarge = scriptSizes().filter(({ value, limit }) => value > limit);
    return {
      ok: tooLarge.length === 0,
      output: tooLarge.map(({ name, value, limit }) => `${name}: ${value} kB, at most ${limit}`).join('\n'),
    };
  },
};

/** What has not changed since the last time is not read again. */
const typesOf = (name) =>
  command(
    `types of ${name}`,
    'tsc',
    '-p',
    `packages/${name}`,
    '--incremental',
    '--tsBuildInfoFile',
    `.cache/types/${name}.tsbuildinfo`,
  );
const checks = [
  rule('sizes and names', treeProblems),
  rule('binaries of every platform in the lock file', () => lockProblems(readLock(root))),
  ...['server', 'web'].filter(isTouched).map(typesOf),
  command(
    'format and lint',
    'biome',
    'check',
    '--error-on-warnings',
    '--no-errors-on-unmatched',
    ...(changedSince ? changed : ['.']),
  ),
  ...packages.filter((name) => !['server', 'web'].includes(name) && isTouched(name)).map(typesOf),
  command('boundaries', 'depcruise', 'packages', '--config', '.dependency-cruiser.cjs'),
  command('unused code', 'knip'),
  command('generated files are fresh', 'node', 'scripts/database-types.mjs', '--verify'),
  ...(isTouched('web') ? [buildWithinBudgets] : []),
];

const sweeps = '**/*.sweep.test.ts';
const unitTests = (name, folder = join(root, 'packages', name)) =>
  vitestSuite({ name, root, folder, results, changedSince, leftOut: withBrowser ? [] : [sweeps] });
/** Chromium may have to be installed first; then it is found once. */
let browserEnv;
const findBrowsers = () => {
  const browser = findBrowser(root, say);
  browserEnv ??= { CHROMIUM_PATH: browser, HEADLESS_SHELL_PATH: findHeadlessShell() ?? browser };
  return browserEnv;
};
const stages = [
  // The longest first, the rest beside it: the server's tests wait for their database half of the time.
  [
    ...['server', 'web'].filter(isTouched).map((name) => unitTests(name)),
    unitTests('scripts', join(root, 'scripts')),
    ...['texts', 'simulators', 'domain', 'bench', 'contract']
      .filter(isTouched)
      .map((name) => unitTests(name)),
  ],
  ...(withBrowser
    ? [
        [browserSuite({ root, config: join(root, 'packages/e2e'), results, prepare: findBrowsers })],
        [faultSuite({ root, results, say, prepare: () => findRedis(say) })],
      ]
    : []),
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const systemFolder = tmpdir();
process.env.TMPDIR = temporaryFolder();
for (const temporary of new Set([systemFolder, process.env.TMPDIR])) {
  const left = endLeftBehind({ temporary });
  if (left.folders.length > 0 || left.processes.length > 0)
    say(
      `Of an earlier run: ${left.folders.length} folders removed, ${left.processes.length} processes ended`,
    );
}
findClamd(say);
const outcome = await wholeRun({ checks, stages, say });
const closest = [...fileSizes(), ...(isBuilt ? scriptSizes() : [])]
  .sort((a, b) => b.value / b.limit - a.value / a.limit)
  .slice(0, 5);
const versions = programVersions();
keepRecord({ root, results, outcome, closest, startedAt, withBrowser, versions });
if (!withBrowser) say('Left out: sweeps, browser tests and fault commands; npm test runs them');
for (const line of closingLines(outcome, closest, versions)) say(line);
process.exit(outcome.failed.length > 0 ? 1 : 0);
