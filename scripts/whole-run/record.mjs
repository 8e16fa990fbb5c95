import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const git = (root, ...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** Keeps what a run found: `whole-run.json` in short, `flaky.json` with what is needed to mend. */
export const keepRecord = ({ root, results, outcome, closest, startedAt, withBrowser, versions }) => {
  const { passed, failed, flaky, skipped, minutes } = outcome;
  const record = {
    commit: git(root, 'rev-parse', 'HEAD'),
    changedSince: git(root, 'status', '--porcelain') !== '',
    date: startedAt.toISOString(),
    whole: withBrowser,
    passed,
    failed: failed.map(({ suite, id }) => `${suite}: ${id}`),
    flaky: flaky.map(({ suite, id }) => `${suite}: ${id}`),
    skipped,
    minutesInAll: Number(((Date.now() - startedAt.getTime()) / 60_000).toFixed(2)),
    minutes,
    closest,
    versions,
  };
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, 'whole-run.json'), `${JSON.stringify(record, null, 2)}\n`);
  writeFileSync(join(results, 'flaky.json'), `${JSON.stringify(flaky, null, 2)}\n`);
};
