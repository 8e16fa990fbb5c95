import { rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { type Cleanup, createCleanup } from './cleanup.ts';
import { temporaryFolder } from './folders.ts';
import { type Random, randomFrom } from './random.ts';
import { createFindings, type Findings, type Report } from './report.ts';

export interface Run {
  readonly isShort: boolean;
  readonly seed: number;
  readonly random: Random;
  /** Of this run alone; gone afterwards. */
  readonly folder: string;
  readonly cleanup: Cleanup;
  readonly findings: Findings;
  /** How often the fault happens: --times, or what the form says. */
  times(short: number, full: number): number;
  /** A limit of time as this form has it: twice as long in the short one, which shares its two cores with another command. */
  limitMs(full: number): number;
  say(text: string): void;
}

export interface Command {
  readonly name: string;
  /** It ends by then, one way or the other. */
  readonly limitSeconds: { readonly short: number; readonly full: number };
  readonly run: (run: Run) => Promise<void>;
}

const defaultSeed = 20_261_115;

const readArguments = () => {
  const { values } = parseArgs({
    options: { short: { type: 'boolean' }, seed: { type: 'string' }, times: { type: 'string' } },
  });
  return {
    isShort: values.short ?? false,
    seed: Number(values.seed ?? defaultSeed),
    times: values.times === undefined ? undefined : Number(values.times),
  };
};

const interrupted = (): Promise<never> =>
  new Promise((_, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => reject(new Error(`stopped by ${signal}`)));
  });

const outOfTime = (seconds: number): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`not done in ${seconds} s`)), seconds * 1_000).unref();
  });

/** One command: seed printed, JSON on the last line, exit code, everything it started ended. */
export const runCommand = async ({ name, limitSeconds, run }: Command): Promise<void> => {
  const { isShort, seed, times } = readArguments();
  const began = performance.now();
  const say = (text: string) => {
    const seconds = ((performance.now() - began) / 1_000).toFixed(1).padStart(6);
    process.stdout.write(`${seconds} s  ${text}\n`);
  };
  process.stdout.write(`${name}${isShort ? ' --short' : ''} --seed=${seed}\n`);
  const cleanup = createCleanup();
  const findings = createFindings();
  const folder = temporaryFolder(name);
  cleanup.add(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  const given: Run = {
    isShort,
    seed,
    random: randomFrom(seed),
    folder,
    cleanup,
    findings,
    times: (short, full) => times ?? (isShort ? short : full),
    limitMs: (full) => (isShort ? 2 * full : full),
    say,
  };
  try {
    const limit = isShort ? limitSeconds.short : limitSeconds.full;
    await Promise.race([run(given), interrupted(), outOfTime(limit)]);
  } catch (error) {
    findings.fail('runs to its end', error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
  await cleanup.run();
  const report: Report = {
    command: name,
    form: isShort ? 'short' : 'full',
    seed,
    seconds: Math.round((performance.now() - began) / 100) / 10,
    ...findings.summary(),
  };
  process.stdout.write(`${JSON.stringify(report)}\n`, () => process.exit(report.ok ? 0 : 1));
};
