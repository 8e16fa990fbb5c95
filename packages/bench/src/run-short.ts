import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Report } from './core/report.ts';

/** It measures how long others wait, so nothing runs beside it. */
const alone = 'abuse/load.ts';

/** Two at a time, each with a product and a database of its own; the longest first. */
const besideEachOther = [
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

const counts = { passed: 0, failed: 0, skipped: 0 };
const runAndTell = async (file: string): Promise<void> => {
  const { report, output } = await runOne(file);
  for (const why of report?.skipped ?? []) say(`  skipped: ${why}`);
  counts.skipped += report?.skipped.length ?? 0;
  counts[report?.ok ? 'passed' : 'failed'] += 1;
  if (report?.ok) say(`  passed: ${report.command} --short, ${report.checks} checks in ${report.seconds} s`);
  else say(`  failed: ${file}\n${output}`);
};

await runAndTell(alone);
const waiting = [...besideEachOther];
const runTheNext = async (): Promise<void> => {
  for (let file = waiting.shift(); file; file = waiting.shift()) await runAndTell(file);
};
await Promise.all([runTheNext(), runTheNext()]);
say(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exitCode = counts.failed === 0 ? 0 : 1;
