import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Cleanup } from '../../core/cleanup.ts';
import { endEmbedded } from '../../core/embedded.ts';
import { openFolder } from '../../core/folders.ts';
import { apply, type Change, Misfit, type Mutant, type TestFile, testFiles } from './mutant.ts';

export type Verdict = 'caught' | 'held by the second lock' | 'unused' | 'survived';

interface Result {
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly message: string;
    readonly assertionResults: readonly { readonly failureMessages?: readonly string[] }[];
  }[];
}

const temporaryIn = (copy: string) => openFolder(join(copy, 'temporary'));

const resultIn = (path: string): Result | undefined =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Result) : undefined;

const messagesOf = ({ testResults }: Result) =>
  testResults
    .flatMap(({ message, assertionResults }) => [
      message,
      ...assertionResults.flatMap(({ failureMessages = [] }) => failureMessages),
    ])
    .filter(Boolean);

type Outcome = 'passed' | 'failed' | 'too slow';

/** Only a test that ran and said no counts: source that does not even load proves nothing, nor does a slow machine. */
const vitest = async (copy: string, file: TestFile, cleanup: Cleanup): Promise<Outcome> => {
  const output = join(copy, 'result.json');
  rmSync(output, { force: true });
  const options = ['--bail', '1', '--reporter', 'json', '--outputFile', output];
  const child = spawn(
    process.execPath,
    [join(copy, 'node_modules/vitest/vitest.mjs'), 'run', testFiles[file], ...options],
    {
      cwd: join(copy, 'packages/server'),
      env: { PATH: process.env.PATH ?? '', TMPDIR: temporaryIn(copy) },
      stdio: 'ignore',
      detached: true,
    },
  );
  cleanup.add(() => {
    // The whole group: its workers as well. Its PostgreSQL has a group of its own and is found by its folder.
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    for (const name of readdirSync(temporaryIn(copy))) endEmbedded(join(temporaryIn(copy), name), cleanup);
  });
  const [code] = await once(child, 'exit');
  if (code === 0) return 'passed';
  const result = resultIn(output);
  if (!result || result.numTotalTests === 0) throw new Misfit('the broken copy does not even run');
  return messagesOf(result).every((message) => /timed out/i.test(message)) ? 'too slow' : 'failed';
};

const attempts = 3;
const fails = async (copy: string, file: TestFile, cleanup: Cleanup): Promise<boolean> => {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const outcome = await vitest(copy, file, cleanup);
    if (outcome !== 'too slow') return outcome === 'failed';
  }
  throw new Error(`the machine is too busy to judge ${file}`);
};

/** The first test file that fails, if any. */
export const failing = async (
  copy: string,
  order: readonly TestFile[],
  cleanup: Cleanup,
): Promise<TestFile | undefined> => {
  for (const file of order) if (await fails(copy, file, cleanup)) return file;
  return undefined;
};

const failingWith = async (
  copy: string,
  changes: readonly Change[],
  order: readonly TestFile[],
  cleanup: Cleanup,
) => {
  const mend = apply(copy, changes);
  try {
    return await failing(copy, order, cleanup);
  } finally {
    mend();
  }
};

/** Broken alone; when nobody notices, broken together with the lock behind it. */
export const judge = async (
  copy: string,
  mutant: Mutant,
  cleanup: Cleanup,
): Promise<{ verdict: Verdict; by: TestFile | undefined }> => {
  if (mutant.unused) return { verdict: 'unused', by: undefined };
  const by = await failingWith(copy, mutant.changes, mutant.order, cleanup);
  if (by) return { verdict: 'caught', by };
  if (mutant.secondLock.length === 0) return { verdict: 'survived', by: undefined };
  // The tests of the policies alone would notice any open one; here the calls themselves must leak.
  const order = mutant.order.filter((file) => file !== 'tenancy');
  const both = await failingWith(copy, [...mutant.changes, ...mutant.secondLock], order, cleanup);
  return { verdict: both ? 'held by the second lock' : 'survived', by: both };
};
