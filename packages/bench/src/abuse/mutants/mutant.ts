import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Change {
  /** Below packages/server. */
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

export interface Mutant {
  readonly name: string;
  readonly changes: readonly Change[];
  /** Policies that say the same a second time. Empty: there is no second lock. */
  readonly secondLock: readonly Change[];
  /** The test files that are likeliest to notice, first. */
  readonly order: readonly TestFile[];
  /** Nothing can notice it, and why: no route has this access yet. */
  readonly unused?: string;
}

export const testFiles = {
  matrix: 'src/access-matrix.sweep.test.ts',
  tenancy: 'src/tenancy.test.ts',
  writes: 'src/tenancy-writes.test.ts',
  staffWrites: 'src/tenancy-staff-writes.test.ts',
  journey: 'src/features/e-contacts/journey.test.ts',
} as const;
export type TestFile = keyof typeof testFiles;

/** A mutant that no longer fits the source would pass for a caught one. */
export class Misfit extends Error {}

/** Breaks the copy; answers how to mend it. */
export const apply = (copy: string, changes: readonly Change[]): (() => void) => {
  const originals = new Map<string, string>();
  for (const { file, find, put } of changes) {
    const path = join(copy, 'packages/server', file);
    const text = readFileSync(path, 'utf8');
    if (!originals.has(path)) originals.set(path, text);
    if (text.split(find).length !== 2) throw new Misfit(`${file} has not exactly one: ${find}`);
    writeFileSync(
      path,
      text.replace(find, () => put),
    );
  }
  return () => {
    for (const [path, text] of originals) writeFileSync(path, text);
  };
};
