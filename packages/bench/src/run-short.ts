import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './core/build.ts';
import { createCleanup } from './core/cleanup.ts';
import { temporaryFolder } from './core/folders.ts';
import type { Report } from './core/report.ts';
import { seedFolder } from './core/seeded-folder.ts';

/** It measures how long others wait, so nothing runs beside it. */
const alone = 'abuse/load.ts';

/** Two at a time, each with a product and a database of its own; the longest first. */
const besideEachOther = [
  'fault/sms.ts',
  'fault/two-processes.ts',
  'fault/kill-database.ts',
  'fault/kill-server.ts',
  'abuse/uploads.ts',
  'abuse/races.ts',
  'abuse/tenant-sql.ts',
  'abuse/ssrf.ts',
];

const say = (text: string) => process.stdout.write(`${text}\n`);

/** The JSON on the last line is the whole truth; a command without one has failed. */
const reportIn = (output: string): Report | undefined => {
  try {
    return JSON.parse(output.trim().split('\n').at(-1) ?? '') as Report;
  } catch {
    return undefined;
  }
};

const runOne = async (file: string): Promise<{ report: Report | undefined; output: string }> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, file), '--short'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => void child.kill('SIGINT');
  process.on('SIGINT', stop).on('SIGTERM', stop);
  let output = '';
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString('utf8');
  });
  await once(child, 'close');
  process.off('SIGINT', stop).off('SIGTERM', stop);
  return { report: reportIn(output), output };
};

/** What became of one command, as `--report` writes it. */
interface CommandResult {
  readonly file: string;
  readonly ok: boolean;
  readonly skipped: readonly string[];
  /** What is said of it in one line. */
  readonly line: string;
  readonly output: string;
}

const { values: options, positionals: chosenFiles } = parseArgs({
  options: { report: { type: 'string' }, 'one-at-a-time': { type: 'boolean' } },
  allowPositionals: true,
});
const isChosen = (file: string) => chosenFiles.length === 0 || chosenFiles.includes(file);

const results: CommandResult[] = [];
const runAndTell = async (file: string): Promise<void> => {
  const { report, output } = await runOne(file);
  const ok = report?.ok ?? false;
  const line = report?.ok
    ? `  passed: ${report.command} --short, ${report.checks} checks in ${report.seconds} s`
    : `  failed: ${file}`;
  results.push({ file, ok, skipped: report?.skipped ?? [], line, output });
  for (const why of report?.skipped ?? []) say(`  skipped: ${why}`);
  say(ok ? line : `${line}\n${output}`);
};

const cleanup = createCleanup();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void cleanup.run());
const seeded = temporaryFolder('seeded');
cleanup.add(() => rmSync(seeded, { recursive: true, force: true, maxRetries: 3 }));
ensureBuilt();
await seedFolder(seeded, cleanup);
process.env.BENCH_SEEDED_FOLDER = seeded;

if (isChosen(alone)) await runAndTell(alone);
const waiting = besideEachOther.filter(isChosen);
const runNext = async (): Promise<void> => {
  for (let file = waiting.shift(); file; file = waiting.shift()) await runAndTell(file);
};
await Promise.all(options['one-at-a-time'] ? [runNext()] : [runNext(), runNext()]);

await cleanup.run();

if (options.report) writeFileSync(options.report, JSON.stringify(results));
const count = (ok: boolean) => results.filter((result) => result.ok === ok).length;
const skipped = results.reduce((sum, result) => sum + result.skipped.length, 0);
say(`${count(true)} passed, ${count(false)} failed, ${skipped} skipped`);
process.exitCode = count(false) === 0 && count(true) > 0 ? 0 : 1;
