import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Cleanup } from '../../core/cleanup.ts';
import { apply, type Change, type Mutant, type TestFile, testFiles } from './mutant.ts';

export type Verdict = 'caught' | 'held by the second lock' | 'unused' | 'survived';

const vitest = async (copy: string, file: TestFile, cleanup: Cleanup): Promise<boolean> => {
  const child = spawn(
    process.execPath,
    [
      join(copy, 'node_modules/vitest/vitest.mjs'),
      'run',
      testFiles[file],
      '--bail',
      '1',
      '--reporter',
      'dot',
    ],
    { cwd: join(copy, 'packages/server'), stdio: 'ignore', detached: true },
  );
  // Its workers and its PostgreSQL end with it: SIGTERM lets it stop what it started.
  cleanup.add(() => void (child.exitCode === null && child.kill('SIGTERM')));
  const [code] = await once(child, 'exit');
  return code === 0;
};

/** The first test file that fails, if any. */
export const failing = async (
  copy: string,
  order: readonly TestFile[],
  cleanup: Cleanup,
): Promise<TestFile | undefined> => {
  for (const file of order) if (!(await vitest(copy, file, cleanup))) return file;
  return undefined;
};

const failingWith = async (copy: string, changes: readonly Change[], mutant: Mutant, cleanup: Cleanup) => {
  const mend = apply(copy, changes);
  try {
    return await failing(copy, mutant.order, cleanup);
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
  const by = await failingWith(copy, mutant.changes, mutant, cleanup);
  if (by) return { verdict: 'caught', by };
  if (mutant.unused) return { verdict: 'unused', by: undefined };
  if (mutant.secondLock.length === 0) return { verdict: 'survived', by: undefined };
  const both = await failingWith(copy, [...mutant.changes, ...mutant.secondLock], mutant, cleanup);
  return { verdict: both ? 'held by the second lock' : 'survived', by: both };
};
